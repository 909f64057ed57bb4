import { LogOutButton } from '../features/session/log-out-button.tsx';
import { SecondFactorForm } from '../features/session/second-factor-form.tsx';
import { session } from '../i18n/session.ts';
import { Door } from './door.tsx';

export function SecondFactorPage() {
  return (
    <Door heading={session.secondFactor.heading}>
      <div className="grid gap-4">
        <SecondFactorForm />
        <LogOutButton look="quiet" />
      </div>
    </Door>
  );
}
