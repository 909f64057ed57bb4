import type { StaffMember } from '@blue-peony/contracts';
import { staff as text } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { repeatInvitation, withdrawInvitation } from './use-staff-list.ts';

type Props = { member: StaffMember; busy: boolean; onAction: (run: () => Promise<unknown>) => void };

export function InvitationActions({ member: { id, email }, busy, onAction }: Props) {
  return (
    <>
      <Button
        look="quiet"
        aria-label={text.againNamed(email)}
        disabled={busy}
        onClick={() => onAction(() => repeatInvitation(id))}
      >
        {text.again}
      </Button>
      <Button
        look="quiet"
        aria-label={text.withdrawNamed(email)}
        disabled={busy}
        onClick={() => onAction(() => withdrawInvitation(id))}
      >
        {text.withdraw}
      </Button>
    </>
  );
}
