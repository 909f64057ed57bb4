import { DeadLetters } from '../features/mails/dead-letters.tsx';
import { Ledger } from '../features/mails/ledger.tsx';

export function MailsPage() {
  return (
    <div className="grid gap-4">
      <Ledger />
      <DeadLetters />
    </div>
  );
}
