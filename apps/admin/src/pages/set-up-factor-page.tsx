import { hasPasskeys } from '../api/passkeys.ts';
import { leaveCodes, useStaff } from '../api/session.ts';
import { mustSetUpFactor } from '../api/staff.ts';
import { EnrollFactor } from '../features/account/enroll-factor.tsx';
import { RegisterPasskey } from '../features/account/register-passkey.tsx';
import { RecoveryCodesPanel } from '../features/account/recovery-codes-panel.tsx';
import { LogOutButton } from '../features/session/log-out-button.tsx';
import { PresenceDialog } from '../features/session/presence-dialog.tsx';
import { account } from '../features/account/words.ts';
import { joining } from '../i18n/joining.ts';
import { Button } from '../ui/button.tsx';
import { Door } from './door.tsx';

const text = joining.setUp;

/** Sign-in when the desk requires a second factor and none is set up: first the factor, then recovery codes. */
export function SetUpFactorPage() {
  return mustSetUpFactor(useStaff()) ? <SecondFactor /> : <Codes />;
}

function SecondFactor() {
  const { email } = useStaff();
  return (
    <Door heading={text.heading}>
      <div className="grid gap-4 text-sm">
        <p className="wrap-anywhere text-muted">{text.explain(email)}</p>
        {hasPasskeys() && (
          <section className="grid gap-3">
            <h2 className="font-semibold">{text.passkey}</h2>
            <p className="text-muted">{text.passkeyExplain}</p>
            <RegisterPasskey />
          </section>
        )}
        <section className="grid gap-3">
          <h2 className="font-semibold">{text.app}</h2>
          <p className="text-muted">{account.factors.explain}</p>
          <EnrollFactor />
        </section>
        <LogOutButton look="quiet" />
      </div>
      <PresenceDialog />
    </Door>
  );
}

function Codes() {
  return (
    <Door heading={text.codes}>
      <div className="grid gap-4">
        <p className="text-sm text-muted">{text.codesExplain}</p>
        <RecoveryCodesPanel />
        <Button look="primary" className="min-h-11" onClick={leaveCodes}>
          {text.open}
        </Button>
      </div>
      <PresenceDialog />
    </Door>
  );
}
