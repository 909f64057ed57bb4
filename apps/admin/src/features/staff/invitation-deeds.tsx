import type { StaffMember } from '@blue-peony/contracts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { repeatInvitation, withdrawInvitation } from './use-staff-list.ts';

const text = messages.staff;

type Props = { member: StaffMember; busy: boolean; onDeed: (run: () => Promise<unknown>) => void };

/** What an owner does about an invitation that nobody has followed yet. */
export function InvitationDeeds({ member: { id, email }, busy, onDeed }: Props) {
  return (
    <>
      <Button
        look="quiet"
        aria-label={text.againNamed(email)}
        disabled={busy}
        onClick={() => onDeed(() => repeatInvitation(id))}
      >
        {text.again}
      </Button>
      <Button
        look="quiet"
        aria-label={text.withdrawNamed(email)}
        disabled={busy}
        onClick={() => onDeed(() => withdrawInvitation(id))}
      >
        {text.withdraw}
      </Button>
    </>
  );
}
