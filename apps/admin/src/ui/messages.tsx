import type { ReactNode } from 'react';

/** What went wrong; read out at once. */
export function ErrorText({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="text-sm wrap-anywhere text-danger">
      {children}
    </p>
  );
}

/** What has happened; read out when the reader pauses. */
export function StatusText({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-sm text-success empty:hidden">
      {children}
    </p>
  );
}
