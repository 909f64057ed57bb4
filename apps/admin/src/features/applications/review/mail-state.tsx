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

type Props = { mail: MailDelivery };

export function MailState({ mail: { recipient, mail, state, attempts, last_error_code } }: Props) {
  return (
    <>
      {stream.mail[mail]}:{' '}
      <span className={looks[state]}>
        {mail === 'assessed' && state === 'erased' ? text.resultHeld : text.states[state]}
      </span>
      <span className="text-muted">
        {state !== 'sent' && state !== 'erased' && `, ${text.attempts(attempts)}`}
        {last_error_code && `, ${text.held[last_error_code] ?? last_error_code}`}
      </span>
      {recipient === 'applicant' && state === 'refused' && (
        <strong className="font-medium text-danger">. {application.callHer}</strong>
      )}
    </>
  );
}
