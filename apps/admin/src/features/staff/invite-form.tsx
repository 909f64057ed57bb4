import { staffRoles, type StaffRole } from '@blue-peony/contracts';
import { useState } from 'react';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { inviteStaff, problemText, useStaffDeed } from './use-staff-list.ts';

const text = messages.staff;

export function InviteForm() {
  const [invited, setInvited] = useState<string>();
  const deed = useStaffDeed(({ email, role }: { email: string; role: StaffRole }) => inviteStaff(email, role));
  const { onSubmit, error, pending } = useSubmit(async (field, form) => {
    setInvited(undefined);
    const email = field('email').trim();
    try {
      await deed.mutateAsync({ email, role: field('role') as StaffRole });
    } catch (failure) {
      return problemText(failure as Error);
    }
    setInvited(email);
    form.reset();
    return undefined;
  });
  return (
    <Panel heading={text.invite.heading}>
      <form onSubmit={onSubmit} className="grid gap-3">
        <Field label={text.invite.email} type="email" name="email" maxLength={254} autoComplete="off" required />
        <label className="grid gap-1.5 text-sm font-medium">
          {text.invite.role}
          <select name="role" defaultValue="reviewer" className="field text-sm">
            {staffRoles.map((role) => (
              <option key={role} value={role}>
                {text.roles[role]}
              </option>
            ))}
          </select>
        </label>
        <ErrorText>{error}</ErrorText>
        <StatusText>{invited && text.invite.sent(invited)}</StatusText>
        <Button type="submit" className="justify-self-start" disabled={pending}>
          {text.invite.send}
        </Button>
      </form>
    </Panel>
  );
}
