import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorText, StatusText } from './messages.tsx';
import { useSubmit } from './use-submit.ts';

/** @returns the error message; undefined when it is done */
export type Submit = Parameters<typeof useSubmit>[0];

type Props = {
  action: Submit;
  button: string;
  /** `page`: the one form of a page. `secondary`: one of several on a panel. */
  look?: 'page' | 'primary' | 'secondary' | 'danger';
  className?: string;
  /** Says what was done; `false` until then. */
  status?: ReactNode;
  children?: ReactNode;
};

export function SubmitForm({ action, button, look = 'primary', className = '', status, children }: Props) {
  const { onSubmit, error, pending } = useSubmit(action);
  const isPage = look === 'page';
  return (
    <form onSubmit={onSubmit} className={`grid ${isPage ? 'gap-4' : 'gap-3'} ${className}`}>
      {children}
      <ErrorText>{error}</ErrorText>
      {status !== undefined && <StatusText>{status}</StatusText>}
      <Button
        type="submit"
        look={isPage ? 'primary' : look}
        className={isPage ? 'min-h-11' : 'justify-self-start'}
        {...(isPage ? { busy: pending } : { disabled: pending })}
      >
        {button}
      </Button>
    </form>
  );
}
