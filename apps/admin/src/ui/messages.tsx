import type { ReactNode } from 'react';
import { useLineLost } from './line.ts';

/** Silent while the line is lost: the banner says why nothing works. */
export function ErrorText({ children }: { children: ReactNode }) {
  const lost = useLineLost();
  if (!children || lost) return null;
  return (
    <p role="alert" className="text-sm wrap-anywhere text-danger">
      {children}
    </p>
  );
}

export function StatusText({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-sm wrap-anywhere text-success empty:hidden">
      {children}
    </p>
  );
}

/** In place of what a page would show: still loading, or nothing there. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="py-16 text-center text-muted">
      {children}
    </p>
  );
}
