import { EndingNotice } from '../features/session/ending-notice.tsx';
import { LogInForm } from '../features/session/log-in-form.tsx';
import { SessionNotice } from '../features/session/session-notice.tsx';
import { session } from '../i18n/session.ts';
import { Door } from './door.tsx';

export function SignInPage() {
  return (
    <Door heading={session.heading}>
      <EndingNotice />
      <SessionNotice />
      <LogInForm />
    </Door>
  );
}
