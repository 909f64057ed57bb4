import { useState } from 'react';
import { auth } from '../../api/auth.ts';
import { refusalOf, useStaff } from '../../api/session.ts';
import { factorsOf } from '../../api/staff.ts';
import { passkeys as passkeysText } from '../../i18n/passkeys.ts';
import { joining } from '../../i18n/joining.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const text = joining.secondFactor;
const { recovery, ...passkeys } = passkeysText;

const appField = {
  label: text.code,
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  pattern: '[0-9 ]{6,7}',
  maxLength: 7,
  className: 'tabular-nums tracking-[.3em]',
} as const;
const recoveryField = { label: recovery.code, autoComplete: 'off', maxLength: 40, className: 'font-mono' } as const;

export function SecondFactorForm({ onDone }: { onDone?: () => void }) {
  const staff = useStaff();
  const [app] = factorsOf(staff, 'totp');
  const [passkey, codes] = [factorsOf(staff, 'webauthn').length > 0, factorsOf(staff, 'recovery_code').length > 0];
  const [lost, setLost] = useState(false);

  const verifyApp = async (typed: string) =>
    refusalOf(await auth.mfa.challengeAndVerify({ factorId: app!.id, code: typed.replaceAll(' ', '') }));
  const verifyRecovery = async (code: string) => refusalOf(await auth.mfa.recoveryCodes.verify({ code }));

  return (
    <div className="grid gap-4">
      {lost ? (
        <CodeForm
          key="recovery"
          explain={recovery.enter}
          action={text.verify}
          field={recoveryField}
          verify={verifyRecovery}
          onDone={onDone}
        />
      ) : (
        <>
          {app && (
            <CodeForm explain={text.explain} action={text.verify} field={appField} verify={verifyApp} onDone={onDone} />
          )}
          {passkey && !app && <p className="text-sm text-muted">{passkeys.confirmExplain}</p>}
          {passkey && (
            <PasskeySignIn label={passkeys.confirm} look={app ? 'secondary' : 'primary'} {...(onDone && { onDone })} />
          )}
        </>
      )}
      {passkey && !app && !codes && <p className="text-sm text-muted">{recovery.askOwner}</p>}
      {codes && (
        <button
          type="button"
          className="text-link cursor-pointer justify-self-center py-1 text-sm"
          onClick={() => setLost(!lost)}
        >
          {lost ? recovery.found : recovery.lost}
        </button>
      )}
    </div>
  );
}
