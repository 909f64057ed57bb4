import { Link } from '../../router/link.tsx';
import { refusalText } from '../../api/refusal-text.ts';
import { logIn } from '../../api/session.ts';
import { session as text } from '../../i18n/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';

export function LogInForm() {
  const { onSubmit, error, pending } = useSubmit(async (field) =>
    refusalText(await logIn(field('email'), field('password'))),
  );
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <Field label={text.email} type="email" name="email" autoComplete="username" required />
      <Field label={text.password} type="password" name="password" autoComplete="current-password" required />
      <ErrorText>{error}</ErrorText>
      <Button look="primary" type="submit" className="min-h-11" busy={pending}>
        {text.logIn}
      </Button>
      <PasskeySignIn label={text.withPasskey} />
      <Link className="text-link justify-self-center py-1 text-sm" to="/recover">
        {text.forgot}
      </Link>
    </form>
  );
}
