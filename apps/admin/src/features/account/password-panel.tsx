import { useStaff } from '../../api/session.ts';
import { account } from './words.ts';
import { joining } from '../../i18n/joining.ts';
import { Field } from '../../ui/field.tsx';
import { focused } from '../../ui/focused.ts';
import { StatusText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';
import { useProvenChange } from './use-proven-change.ts';

const text = account.password;
const fields = joining.newPassword;

export function PasswordPanel() {
  const { email } = useStaff();
  const { stage, change } = useProvenChange();
  const save: Submit = (field) => change({ password: field('password') }, field('code').trim());
  return (
    <Panel heading={text.heading}>
      {stage === 'changed' ? (
        <StatusText>{text.changed}</StatusText>
      ) : (
        <SubmitForm action={save} button={text.change} className="max-w-sm lg:max-w-none">
          <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
          <Field
            label={fields.label}
            hint={fields.hint}
            type="password"
            name="password"
            autoComplete="new-password"
            required
          />
          <StatusText>{stage === 'code' && text.mailed}</StatusText>
          {stage === 'code' && (
            <Field label={text.code} name="code" autoComplete="one-time-code" maxLength={40} required ref={focused} />
          )}
        </SubmitForm>
      )}
    </Panel>
  );
}
