import type { ReactNode } from 'react';

export function ErrorText({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="text-sm wrap-anywhere text-danger">
      {children}
    </p>
  );
}

export function StatusText({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-sm text-success empty:hidden">
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
