import { DeadLetters } from '../features/mails/dead-letters.tsx';

export function MailsPage() {
  return <DeadLetters />;
}
