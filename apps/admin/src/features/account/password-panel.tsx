import { useStaff } from '../../api/session.ts';
import { account } from './words.ts';
import { session } from '../../i18n/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focused } from '../../ui/focused.ts';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { useProvenChange } from './use-proven-change.ts';

const text = account.password;
const fields = session.newPassword;

export function PasswordPanel() {
  const { email } = useStaff();
  const { stage, change } = useProvenChange();
  const { onSubmit, error, pending } = useSubmit((field) =>
    change({ password: field('password') }, field('code').trim()),
  );
  return (
    <Panel heading={text.heading}>
      {stage === 'changed' ? (
        <StatusText>{text.changed}</StatusText>
      ) : (
        <form onSubmit={onSubmit} className="grid max-w-sm gap-4">
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
          <ErrorText>{error}</ErrorText>
          <Button type="submit" className="justify-self-start" disabled={pending}>
            {text.change}
          </Button>
        </form>
      )}
    </Panel>
  );
}
