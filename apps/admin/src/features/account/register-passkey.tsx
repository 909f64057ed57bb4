import { auth } from '../../api/auth.ts';
import { whilePresent } from '../../api/presence.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf } from '../../api/session.ts';
import { passkeys as text } from '../../i18n/passkeys.ts';
import { Field } from '../../ui/field.tsx';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';

export function RegisterPasskey() {
  const register: Submit = async (field, form) => {
    const { data, error: refused } = await whilePresent(() => auth.registerPasskey());
    if (!data) return refusalText(refusalOf({ error: refused }));
    await auth.passkey.update({ passkeyId: data.id, friendlyName: field('name').trim() });
    form.reset();
    await auth.refreshSession();
    return undefined;
  };
  return (
    <SubmitForm look="secondary" action={register} button={text.add} className="max-w-sm border-t border-line pt-3">
      <Field label={text.name} name="name" defaultValue={text.usualName} maxLength={60} required />
    </SubmitForm>
  );
}
