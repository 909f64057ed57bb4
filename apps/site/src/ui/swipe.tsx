import type { ReactNode } from 'react';

type Props = { label: string; className: string; children: ReactNode };

/** Cards in a row to swipe on a phone, in columns where there is room. The arrow keys move the row when it has the focus. */
export function Swipe({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div role="group" aria-label={label} tabIndex={0} className={`swipe ${className}`}>
      {children}
    </div>
  );
}
