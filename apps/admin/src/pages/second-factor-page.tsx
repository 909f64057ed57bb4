import { LogOutButton } from '../features/session/log-out-button.tsx';
import { SecondFactorForm } from '../features/session/second-factor-form.tsx';
import { useSession } from '../api/session.ts';
import { passkeys } from '../i18n/passkeys.ts';
import { joining } from '../i18n/joining.ts';
import { Door } from './door.tsx';

export function SecondFactorPage() {
  const { needsCodes } = useSession();
  return (
    <Door heading={joining.secondFactor.heading}>
      <div className="grid gap-4">
        {needsCodes && (
          <p role="status" className="text-sm">
            {passkeys.justSetUp}
          </p>
        )}
        <SecondFactorForm />
        <LogOutButton look="quiet" />
      </div>
    </Door>
  );
}
