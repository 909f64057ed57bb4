import { auth } from '../../api/auth.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf, useStaff } from '../../api/session.ts';
import { joining } from '../../i18n/joining.ts';
import { Field } from '../../ui/field.tsx';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';

const text = joining.newPassword;

/** Sets the password after a mailed link; the USER_UPDATED that follows opens the desk. */
export function NewPasswordForm({ email }: { email: string }) {
  const { name } = useStaff();
  const save: Submit = async (field) => {
    const display_name = field('name').trim();
    const named = display_name ? { data: { display_name } } : {};
    const refusal = refusalOf(await auth.updateUser({ password: field('password'), ...named }));
    return refusal?.code === 'validation_failed' ? text.badName : refusalText(refusal);
  };
  return (
    <SubmitForm look="page" action={save} button={text.save}>
      {/* For password managers: which account the new password belongs to. */}
      <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      {!name && (
        <Field label={text.name} hint={text.nameHint} name="name" maxLength={60} autoComplete="name" required />
      )}
      <Field label={text.label} hint={text.hint} type="password" name="password" autoComplete="new-password" required />
    </SubmitForm>
  );
}
