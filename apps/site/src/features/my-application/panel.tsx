import { useId, type ReactNode, type Ref } from 'react';

type Props = {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** Receives the focus when the focused element disappears. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function Panel({ title, lead, action, heading, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-3xl bg-white p-5 shadow-[0_30px_60px_-48px_rgb(11_16_32/.45)] sm:p-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="font-display text-2xl outline-none sm:text-[1.75rem]">
          {title}
        </h2>
        {action}
      </div>
      {lead && <p className="mt-2 max-w-prose text-pretty text-stone">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

export const smallButton =
  'inline-flex min-h-11 items-center rounded-full border border-ink/20 px-4 text-sm font-semibold text-ink transition hover:border-ink/40 hover:bg-peony-50 disabled:cursor-progress disabled:opacity-60';
