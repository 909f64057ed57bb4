import type { OrderRecord, OrderMailDelivery } from '@blue-peony/contracts';
import type { ReactNode } from 'react';
import { useColleagues } from '../../api/colleagues.ts';
import { mails } from '../../i18n/mails.ts';
import { orders } from './words.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useOrderMails } from './api.ts';

type Entry = OrderRecord['timeline'][number];

const text = orders.history;
/** Milliseconds: a mail sent sooner after its request does not show a second time. */
const lateMs = 60_000;

export function HistoryPanel({ id, timeline }: Pick<OrderRecord, 'id' | 'timeline'>) {
  const { data, isError } = useOrderMails(id);
  const { nameOf } = useColleagues();
  const entries = [
    ...timeline.map((entry) => ({ at: entry.at, key: `${entry.kind} ${entry.detail}`, words: wordsOf(entry, nameOf) })),
    ...(data?.items ?? []).map((mail) => ({
      at: mail.created_at,
      key: `${mail.event_id} ${mail.recipient}`,
      words: <Mail {...mail} />,
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <Panel heading={text.heading}>
      <ErrorText>{isError && text.mailsFailed}</ErrorText>
      <ol className="grid gap-2">
        {entries.map(({ at, key, words }) => (
          <li key={`${at} ${key}`} className="flex flex-wrap gap-x-3">
            <span className="w-44 text-muted">
              <Moment at={at} />
            </span>
            <span className="min-w-0 grow basis-40 wrap-anywhere">{words}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Mail({ mail, recipient, state, attempts, ...delivery }: OrderMailDelivery) {
  const { last_error_code: code, created_at: createdAt, sent_at: sentAt } = delivery;
  const late = sentAt && Date.parse(sentAt) - Date.parse(createdAt) > lateMs;
  const lost = state === 'refused' || state === 'dead';
  return (
    <>
      {text.mails[mail]} {text.recipients[recipient]}:{' '}
      <span className={lost ? 'text-danger' : 'text-muted'}>
        {text.mailStates[state]}
        {late && (
          <>
            {' '}
            <Moment at={sentAt} />
          </>
        )}
        {state !== 'sent' && `, ${mails.attempts(attempts)}${code ? `, ${code}` : ''}`}
      </span>
    </>
  );
}

function detailOf(kind: Entry['kind'], detail: string): ReactNode {
  if (kind === 'scheduled' || kind === 'withdrawn') return <Moment at={detail} />;
  if (kind !== 'webhook' && kind !== 'case') return detail;
  // The message's own name stands before what came of it.
  return text.outcomes[detail.split(' ').at(-1)!] ?? detail;
}

function wordsOf({ kind, detail, staff_id }: Entry, nameOf: (id: string) => string): ReactNode {
  return (
    <>
      {text.kinds[kind]}
      {detail && <span className="text-muted">: {detailOf(kind, detail)}</span>}
      {staff_id && <span className="text-muted"> ({nameOf(staff_id)})</span>}
    </>
  );
}
