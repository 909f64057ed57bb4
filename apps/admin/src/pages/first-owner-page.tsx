import { auth } from '../api/auth.ts';
import { refusalText } from '../api/refusal-text.ts';
import { askForPassword, refusalOf } from '../api/session.ts';
import { joining } from '../i18n/joining.ts';
import { session } from '../i18n/session.ts';
import { navigate } from '../router/place.ts';
import { Field } from '../ui/field.tsx';
import { SubmitForm, type Submit } from '../ui/submit-form.tsx';
import { Door } from './door.tsx';

const text = joining.firstOwner;

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
