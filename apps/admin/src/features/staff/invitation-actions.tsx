import { staffEndpoints, type StaffMember } from '@blue-peony/contracts';
import { call } from '../../api/call.ts';
import { staff as text } from './words.ts';
import { Button } from '../../ui/button.tsx';

type Props = { member: StaffMember; busy: boolean; onAction: (run: () => Promise<unknown>) => void };

export function InvitationActions({ member: { id, email }, busy, onAction }: Props) {
  return (
    <>
      <Button
        aria-label={text.againNamed(email)}
        disabled={busy}
        onClick={() => onAction(() => call(staffEndpoints.repeatInvitation, { params: { id } }))}
      >
        {text.again}
      </Button>
      <Button
        aria-label={text.withdrawNamed(email)}
        disabled={busy}
        onClick={() => onAction(() => call(staffEndpoints.withdrawInvitation, { params: { id } }))}
      >
        {text.withdraw}
      </Button>
    </>
  );
}
