import { EndingNotice } from '../features/session/ending-notice.tsx';
import { LogInForm } from '../features/session/log-in-form.tsx';
import { SessionNotice } from '../features/session/session-notice.tsx';
import { messages } from '../i18n/messages.ts';
import { Door } from './door.tsx';

export function SignInPage() {
  return (
    <Door heading={messages.session.heading}>
      <EndingNotice />
      <SessionNotice />
      <LogInForm />
    </Door>
  );
}
