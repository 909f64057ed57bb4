import { Mark } from '@blue-peony/ui';
import type { ReactNode } from 'react';

type Props = {
  /** What is not there. */
  heading: string;
  /** What would stand here, and why it does not. */
  explain?: string;
  /** A link or button to what to do next. */
  children?: ReactNode;
};

/** In place of a list that has nothing to show. */
export function Empty({ heading, explain, children }: Props) {
  return (
    <div role="status" className="grid justify-items-center gap-2 px-4 py-14 text-center text-sm text-muted">
      <Mark className="mb-1 size-12" />
      <p className="font-display text-xl text-balance text-body">{heading}</p>
      {explain && <p className="max-w-md text-pretty">{explain}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
