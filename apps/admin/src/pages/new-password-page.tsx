import { LogOutButton } from '../features/session/log-out-button.tsx';
import { NewPasswordForm } from '../features/session/new-password-form.tsx';
import { joining } from '../i18n/joining.ts';
import { Door } from './door.tsx';

export function NewPasswordPage({ email }: { email: string }) {
  return (
    <Door heading={joining.newPassword.heading}>
      <div className="grid gap-4">
        <NewPasswordForm email={email} />
        <LogOutButton look="quiet" />
      </div>
    </Door>
  );
}
