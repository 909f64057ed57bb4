import { Link } from '../router/link.tsx';
import { RecoveryForm } from '../features/session/recovery-form.tsx';
import { session as text } from '../i18n/session.ts';
import { Door } from './door.tsx';

export function RecoveryPage() {
  return (
    <Door heading={text.recovery.heading}>
      <div className="grid gap-4">
        <RecoveryForm />
        <Link className="text-link justify-self-center py-1 text-sm" to="/">
          {text.backToSignIn}
        </Link>
      </div>
    </Door>
  );
}
