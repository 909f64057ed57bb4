import type { ReactNode } from 'react';
import { button } from './button.ts';
import { control } from './control.ts';

type Props = {
  id: string;
  label: string;
  send: string;
  busy: boolean;
  failed: ReactNode;
  onSend: (email: string) => void;
};

/** One address and a button. */
export function EmailForm({ id, label, send, busy, failed, onSend }: Props) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget).get('email') as string);
      }}
      className="mt-5"
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...(failed && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        className={control}
      />
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger not-empty:mt-1.5">
        {failed}
      </p>
      <button type="submit" disabled={busy} className={`${button('primary')} mt-4 w-full`}>
        {send}
      </button>
    </form>
  );
}
