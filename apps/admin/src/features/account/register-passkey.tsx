import { auth } from '../../api/auth.ts';
import { whilePresent } from '../../api/presence.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { needsCodesKey, refusalOf, useStaff } from '../../api/session.ts';
import { factorsOf, hasSecondFactor } from '../../api/staff.ts';
import { passkeys as text } from '../../i18n/passkeys.ts';
import { Field } from '../../ui/field.tsx';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';

export function RegisterPasskey() {
  const staff = useStaff();
  const first = !hasSecondFactor(staff);
  const register: Submit = async (field, form) => {
    const { data, error: refused } = await whilePresent(() => auth.registerPasskey());
    if (!data) return refusalText(refusalOf({ error: refused }));
    await auth.passkey.update({ passkeyId: data.id, friendlyName: field('name').trim() });
    form.reset();
    if (first && factorsOf(staff, 'recovery_code').length === 0) sessionStorage.setItem(needsCodesKey, 'yes');
    await auth.refreshSession();
    return undefined;
  };
  return (
    <SubmitForm look="secondary" action={register} button={text.add}>
      {first && <p className="text-muted">{text.next}</p>}
      <Field label={text.name} name="name" defaultValue={text.usualName} maxLength={60} required />
    </SubmitForm>
  );
}
