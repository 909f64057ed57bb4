import { auth } from '../../api/auth.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf } from '../../api/session.ts';
import { session } from '../../i18n/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { useSubmit } from '../../ui/use-submit.ts';

const text = session.newPassword;

/** Sets the password after a mailed link; the USER_UPDATED that follows opens the desk. */
export function NewPasswordForm({ email }: { email: string }) {
  const { onSubmit, error, pending } = useSubmit(async (field) =>
    refusalText(refusalOf(await auth.updateUser({ password: field('password') }))),
  );
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      {/* For password managers: which account the new password belongs to. */}
      <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field label={text.label} hint={text.hint} type="password" name="password" autoComplete="new-password" required />
      <ErrorText>{error}</ErrorText>
      <Button type="submit" className="min-h-11" busy={pending}>
        {text.save}
      </Button>
    </form>
  );
}
