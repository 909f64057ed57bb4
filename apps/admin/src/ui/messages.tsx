import type { ReactNode } from 'react';

/** An error message; read out immediately. */
export function ErrorText({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="text-sm wrap-anywhere text-danger">
      {children}
    </p>
  );
}

/** A status message; read out when the screen reader pauses. */
export function StatusText({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-sm text-success empty:hidden">
      {children}
    </p>
  );
}
