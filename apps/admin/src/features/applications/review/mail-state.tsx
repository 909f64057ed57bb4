import type { MailDelivery } from '@blue-peony/contracts';
import { application } from '../../../i18n/application.ts';
import { mails as text } from '../../../i18n/mails.ts';
import { stream } from './history-words.ts';

const looks = {
  waiting: 'text-muted',
  sent: 'text-success',
  refused: 'text-danger',
  dead: 'text-danger',
  suppressed: 'text-danger',
  erased: 'text-muted',
};

export function MailState({ mail: { recipient, state, attempts, last_error_code } }: { mail: MailDelivery }) {
  return (
    <>
      {stream.mail[recipient]}: <span className={looks[state]}>{text.states[state]}</span>
      <span className="text-muted">
        {state !== 'sent' && `, ${text.attempts(attempts)}`}
        {last_error_code && `, ${text.held[last_error_code] ?? last_error_code}`}
      </span>
      {recipient === 'applicant' && state === 'refused' && (
        <strong className="font-medium text-danger">. {application.callHer}</strong>
      )}
    </>
  );
}
