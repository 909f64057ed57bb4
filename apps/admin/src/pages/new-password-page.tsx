import { LogOutButton } from '../features/session/log-out-button.tsx';
import { NewPasswordForm } from '../features/session/new-password-form.tsx';
import { session } from '../i18n/session.ts';
import { Door } from './door.tsx';

export function NewPasswordPage({ email }: { email: string }) {
  return (
    <Door heading={session.newPassword.heading}>
      <div className="grid gap-4">
        <NewPasswordForm email={email} />
        <LogOutButton look="quiet" />
      </div>
    </Door>
  );
}
