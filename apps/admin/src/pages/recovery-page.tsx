import { Link } from 'react-router-dom';
import { RecoveryForm } from '../features/session/recovery-form.tsx';
import { messages } from '../i18n/messages.ts';
import { Door } from './door.tsx';

const text = messages.session;

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
