import { useActionState } from 'react';
import { logIn } from '../../api/session.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';

const text = messages.session;

type Attempt = { email: string; error: string | undefined };

async function attempt(_before: Attempt, form: FormData): Promise<Attempt> {
  const email = String(form.get('email'));
  return { email, error: await logIn(email, String(form.get('password')), text.unreachable) };
}

export function LogInForm() {
  const [{ email, error }, submit, pending] = useActionState(attempt, { email: '', error: undefined });
  return (
    <form action={submit} className="grid gap-4">
      <label className="grid gap-1.5 text-sm font-medium">
        {text.email}
        {/* React empties the form after each attempt; nobody should have to type an address twice. */}
        <input className="field" type="email" name="email" autoComplete="username" defaultValue={email} required />
      </label>
      <label className="grid gap-1.5 text-sm font-medium">
        {text.password}
        <input className="field" type="password" name="password" autoComplete="current-password" required />
      </label>
      {error && !pending && (
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
