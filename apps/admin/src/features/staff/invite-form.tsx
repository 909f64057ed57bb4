import { staffEndpoints, staffRoles, type StaffRole } from '@blue-peony/contracts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { staff as text } from './words.ts';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { problemText, useStaffAction } from './use-staff-list.ts';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';

export function InviteForm() {
  const [invited, setInvited] = useState<string>();
  const action = useStaffAction((body: { email: string; role: StaffRole }) =>
    call(staffEndpoints.inviteStaff, { body }),
  );
  const invite: Submit = async (field, form) => {
    setInvited(undefined);
    const email = field('email').trim();
    try {
      await action.mutateAsync({ email, role: field('role') as StaffRole });
    } catch (failure) {
      return problemText(failure as Error);
    }
    setInvited(email);
    form.reset();
    return undefined;
  };
  return (
    <Panel heading={text.invite.heading}>
      <SubmitForm action={invite} button={text.invite.send} status={invited && text.invite.sent(invited)}>
        <Field label={text.invite.email} type="email" name="email" maxLength={254} autoComplete="off" required />
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-medium">{text.invite.role}</legend>
          {staffRoles.map((role) => (
            <label key={role} className="flex items-start gap-2.5">
              <input
                type="radio"
                name="role"
                value={role}
                defaultChecked={role === 'reviewer'}
                className="mt-0.5 size-4 shrink-0"
              />
              <span>
                {text.roles[role]}
                <span className="block text-xs text-muted">{text.explainRoles[role]}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </SubmitForm>
    </Panel>
  );
}
