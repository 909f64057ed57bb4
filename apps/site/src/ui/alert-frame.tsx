import type { ComponentProps, ReactNode } from 'react';

type Props = { id: string; title: string; text: ReactNode; accent?: boolean } & Omit<ComponentProps<'dialog'>, 'title'>;

/** A modal dialog that wants an answer: its title names it, its text describes it. */
export function AlertFrame({ id, title, text, accent = false, children, ...dialog }: Props) {
  return (
    <dialog
      {...dialog}
      id={id}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="modal max-w-md"
    >
      <div className={`p-6 sm:p-8 ${accent ? 'border-t-4 border-blush-deep' : ''}`}>
        <h2 id={`${id}-title`} className="font-display text-2xl text-balance text-ink">
          {title}
        </h2>
        <p id={`${id}-text`} className={`mt-3 text-pretty ${accent ? 'text-ink' : 'text-stone'}`}>
          {text}
        </p>
        {children}
      </div>
    </dialog>
  );
}
