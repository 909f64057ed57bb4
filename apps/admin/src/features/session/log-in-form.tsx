import { useState, type SubmitEvent } from 'react';
import { logIn } from '../../api/session.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';

const text = messages.session;

export function LogInForm() {
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setError(undefined);
    setPending(true);
    setError(await logIn(form.get('email') as string, form.get('password') as string, text.unreachable));
    setPending(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <label className="grid gap-1.5 text-sm font-medium">
        {text.email}
        <input className="field" type="email" name="email" autoComplete="username" required />
      </label>
      <label className="grid gap-1.5 text-sm font-medium">
        {text.password}
        <input className="field" type="password" name="password" autoComplete="current-password" required />
      </label>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <Button type="submit" className="min-h-11" disabled={pending}>
        {text.logIn}
      </Button>
    </form>
  );
}
