import { useId, type ReactNode } from 'react';

type Props = { heading: string; aside?: ReactNode; className?: string; scrolls?: boolean; children: ReactNode };

/** `scrolls`: the panel is lower than what it holds, of which nothing may take the focus. */
export function Panel({ heading, aside, className = '', scrolls, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can only scroll what takes the focus
      tabIndex={scrolls ? 0 : undefined}
      className={`grid grid-cols-1 content-start gap-3 panel p-4 text-sm ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="min-w-0 text-[15px] font-semibold wrap-anywhere">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
