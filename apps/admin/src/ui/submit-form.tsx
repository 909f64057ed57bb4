import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorText, StatusText } from './messages.tsx';
import { useSubmit } from './use-submit.ts';

/** @returns the error message; undefined when it is done */
export type Submit = Parameters<typeof useSubmit>[0];

const looks = {
  page: 'gap-4',
  primary: 'gap-3',
  secondary: 'max-w-sm gap-3 border-t border-line pt-3 lg:max-w-none',
};

type Props = {
  action: Submit;
  button: string;
  /** `page`: the one form of a page. `secondary`: below what else its panel has. */
  look?: keyof typeof looks;
  className?: string;
  /** Says what was done; `false` until then. */
  status?: ReactNode;
  children?: ReactNode;
};

export function SubmitForm({ action, button, look = 'primary', className = '', status, children }: Props) {
  const { onSubmit, error, pending } = useSubmit(action);
  const isPage = look === 'page';
  return (
    <form onSubmit={onSubmit} className={`grid ${looks[look]} ${className}`}>
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
