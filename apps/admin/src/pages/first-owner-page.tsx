import { auth } from '../api/auth.ts';
import { refusalText } from '../api/refusal-text.ts';
import { askForPassword, refusalOf } from '../api/session.ts';
import { session } from '../i18n/session.ts';
import { navigate } from '../router/place.ts';
import { Field } from '../ui/field.tsx';
import { SubmitForm, type Submit } from '../ui/submit-form.tsx';
import { Door } from './door.tsx';

// Not with the other texts of the session, which load before the list.
const text = {
  heading: 'Your desk is ready',
  explain: 'Type the code that the installation has shown. It works for half an hour and five tries.',
  code: 'Code',
  open: 'Open the desk',
  ended: 'This code is wrong or has ended. The command first-owner shows a new one, as long as nobody has joined.',
};

/** Lets the first owner in by the code that the gateway's command `first-owner` shows. */
export function FirstOwnerPage() {
  const open: Submit = async (field) => {
    const code = { type: 'invite', email: field('email'), token: field('code').replace(/\s/g, '') } as const;
    const refusal = refusalOf(await auth.verifyOtp(code));
    if (refusal) return refusal.code === 'otp_expired' ? text.ended : refusalText(refusal);
    askForPassword();
    navigate('/', { replace: true });
    return undefined;
  };
  return (
    <Door heading={text.heading}>
      <SubmitForm look="page" action={open} button={text.open}>
        <p className="text-sm text-muted">{text.explain}</p>
        <Field label={session.email} type="email" name="email" autoComplete="username" required />
        <Field label={text.code} name="code" inputMode="numeric" autoComplete="one-time-code" required />
      </SubmitForm>
    </Door>
  );
}
