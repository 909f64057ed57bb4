import type { ConfirmType } from '@blue-peony/contracts';
import { auth } from '../../api/auth.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { askForPassword, refusalOf } from '../../api/session.ts';
import { joining } from '../../i18n/joining.ts';
import { SubmitForm } from '../../ui/submit-form.tsx';

const text = joining.confirm;

type Props = { type: ConfirmType; token: string; onDone: (waits: boolean) => void };

/** Uses the token of a mailed link only after a click, because mail scanners open links but press no buttons. */
export function ConfirmForm({ type, token, onDone }: Props) {
  const confirm = async () => {
    const answer = await auth.verifyOtp({ type, token_hash: token });
    const refusal = refusalOf(answer);
    if (refusal?.code === 'otp_expired' && type === 'invite') return text.inviteExpired;
    if (refusal) return refusalText(refusal);
    if (type === 'invite') askForPassword();
    // Without a session the new address still waits for confirmation from the other mailbox.
    onDone(!answer.data.session);
    return undefined;
  };
  return (
    <SubmitForm look="page" action={confirm} button={text.actions[type]}>
      <p className="text-sm text-muted">{text.explain[type]}</p>
    </SubmitForm>
  );
}
