import type { ReactNode } from 'react';

type Props = { title: string; label: string; note: string; children: ReactNode };

/** A sheet with what an agency usually only asserts. It says itself that it is a sample. */
export function Frame({ title, label, note, children }: Props) {
  return (
    <figure className="flex h-full flex-col rounded-2xl bg-white p-4 text-sm shadow-[0_18px_40px_-28px_rgb(11_16_32/.5)]">
      <figcaption className="flex flex-wrap items-start justify-between gap-2">
        <span className="font-semibold">{title}</span>
        <Label>{label}</Label>
      </figcaption>
      {children}
      <p className="mt-auto border-t border-ink/10 pt-3 text-pretty text-stone">{note}</p>
    </figure>
  );
}

export const Label = ({ children }: { children: ReactNode }) => (
  <span className="shrink-0 rounded-full bg-blush-soft px-2.5 py-0.5 text-xs font-semibold text-blush-deep">
    {children}
  </span>
);
