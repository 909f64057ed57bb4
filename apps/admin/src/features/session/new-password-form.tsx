import { auth } from '../../api/auth.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf } from '../../api/session.ts';
import { session } from '../../i18n/session.ts';
import { Field } from '../../ui/field.tsx';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';

const text = session.newPassword;

/** Sets the password after a mailed link; the USER_UPDATED that follows opens the desk. */
export function NewPasswordForm({ email }: { email: string }) {
  const save: Submit = async (field) => refusalText(refusalOf(await auth.updateUser({ password: field('password') })));
  return (
    <SubmitForm look="page" action={save} button={text.save}>
      {/* For password managers: which account the new password belongs to. */}
      <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field label={text.label} hint={text.hint} type="password" name="password" autoComplete="new-password" required />
    </SubmitForm>
  );
}
