import { useState } from 'react';
import { useStaff } from '../../api/session.ts';
import { account } from './words.ts';
import { Field } from '../../ui/field.tsx';
import { focused } from '../../ui/focused.ts';
import { StatusText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { saveName } from './save-name.ts';
import { useProvenChange } from './use-proven-change.ts';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';

const text = account.profile;

export function ProfilePanel() {
  return (
    <Panel heading={text.heading}>
      <NameForm />
      <AddressForm />
    </Panel>
  );
}

function NameForm() {
  const { name } = useStaff();
  const [saved, setSaved] = useState(false);
  const save: Submit = async (field) => {
    setSaved(false);
    const refusal = await saveName(field('name'));
    setSaved(!refusal);
    return refusal;
  };
  return (
    <SubmitForm action={save} button={text.save} className="max-w-sm lg:max-w-none" status={saved && text.saved}>
      <Field
        label={text.name}
        hint={text.nameHint}
        name="name"
        defaultValue={name}
        maxLength={60}
        autoComplete="name"
      />
    </SubmitForm>
  );
}

function AddressForm() {
  const { email, newEmail } = useStaff();
  const { stage, change } = useProvenChange();
  const move: Submit = (field) => change({ email: field('email').trim() }, field('code').trim());
  return (
    <SubmitForm look="secondary" action={move} button={text.change}>
      <p className="wrap-anywhere">
        <span className="text-muted">{text.address}</span> {email}
      </p>
      {newEmail && <StatusText>{text.waits(newEmail)}</StatusText>}
      <Field label={text.newAddress} hint={text.addressHint} type="email" name="email" autoComplete="off" required />
      <StatusText>{stage === 'code' && account.password.mailed}</StatusText>
      {stage === 'code' && (
        <Field
          label={account.password.code}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          required
          ref={focused}
        />
      )}
    </SubmitForm>
  );
}
