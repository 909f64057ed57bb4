import { endpoints, mailRecipients, type MailDelivery, type MailRecipient } from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useMay } from '../../../api/session.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText, StatusText } from '../../../ui/messages.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';

const text = messages.mails;
const looks = {
  waiting: 'text-ink/75',
  sent: 'text-success',
  refused: 'text-danger',
  dead: 'text-danger',
  suppressed: 'text-danger',
  erased: 'text-ink/75',
};
const againMs = 5_000;

/** On its way, or brought back to it by a replay. */
const mayChange = ({ state }: MailDelivery) => state === 'waiting' || state === 'dead';

/** What became of the mails about an application; each can be ordered once more. */
export function MailsPanel({ id }: { id: string }) {
  const client = useQueryClient();
  const queryKey = ['mails', id];
  const { data, isPending, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(endpoints.listMails, { params: { id }, signal }),
    staleTime: 15_000,
    refetchInterval: ({ state }) => (state.data?.items.some(mayChange) ? againMs : false),
  });
  const resend = useMutation({
    mutationFn: (recipient: MailRecipient) => call(endpoints.resendMail, { params: { id }, body: { recipient } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
  const mayResend = useMay('applications.manage');
  const often = resend.error instanceof RequestFailure && resend.error.code === 'rate_limited';
  return (
    <Panel heading={text.heading}>
      {isPending && <p className="text-ink/65">{text.loading}</p>}
      <ErrorText>{isError && text.failed}</ErrorText>
      {data?.items.length === 0 && <p className="text-ink/65">{text.none}</p>}
      <ul className="grid gap-1.5 empty:hidden">
        {data?.items.map((mail) => (
          <li key={`${mail.event_id} ${mail.recipient}`}>
            {text.recipients[mail.recipient]}: <span className={looks[mail.state]}>{text.states[mail.state]}</span>{' '}
            <span className="text-ink/65">
              <Moment at={mail.sent_at ?? mail.created_at} />
              {mail.state !== 'sent' && `, ${text.attempts(mail.attempts)}`}
              {mail.last_error_code && `, ${mail.last_error_code}`}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {(mayResend ? mailRecipients : []).map((recipient) => (
          <Button key={recipient} look="quiet" disabled={resend.isPending} onClick={() => resend.mutate(recipient)}>
            {text.resend[recipient]}
          </Button>
        ))}
      </div>
      <StatusText>{resend.isSuccess && text.ordered}</StatusText>
      <ErrorText>{resend.isError && (often ? text.resentOften : text.resendFailed)}</ErrorText>
    </Panel>
  );
}
