import { mailsEndpoints, type MailLedger } from '@blue-peony/contracts';
import { Link } from '../../router/link.tsx';
import { useCall } from '../../api/use-call.ts';
import { mails as mailsText } from '../../i18n/mails.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useNow } from '../../ui/use-now.ts';

const text = mailsText.ledger;
const everyMs = 60_000;
const staleMs = 600_000;

type Counted = MailLedger['mails'][number];

export function Ledger() {
  const { data, isPending, isError } = useCall(['mail-ledger'], mailsEndpoints.readMailLedger, {
    staleTime: 10_000,
    refetchInterval: everyMs,
  });
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
      {isPending && <p role="status">{text.loading}</p>}
      <ErrorText>{isError && text.failed}</ErrorText>
      {data && (data.checked_at ? <Comparison at={data.checked_at} mails={data.mails} /> : <p>{text.never}</p>)}
    </div>
  );
}

function Comparison({ at, mails }: { at: string; mails: Counted[] }) {
  const missing = mails.filter(({ expected, settled }) => settled < expected);
  // One of these ids exists for each application, order and case.
  const answers = mails.filter(({ mail }) => mail === 'received' || mail === 'receipt' || mail === 'case');
  const all = answers.reduce((sum, { expected }) => sum + expected, 0);
  const stale = Date.parse(at) < useNow() - staleMs;
  return (
    <>
      {missing.length === 0 && (
        <p role="status" className={all > 0 ? 'font-semibold text-success' : 'text-muted'}>
          {all > 0 ? text.all(all) : text.none}
        </p>
      )}
      {missing.length > 0 && (
        <div role="alert" className="grid gap-2">
          <ul className="grid gap-2">
            {missing.map((counted) => (
              <Missing key={counted.mail} counted={counted} />
            ))}
          </ul>
          <p className="text-muted">{text.again}</p>
        </div>
      )}
      <p className={stale ? 'text-danger' : 'text-muted'}>
        {stale ? text.stale : text.at} <Moment at={at} />
      </p>
    </>
  );
}

function Missing({ counted: { mail, expected, settled, missing } }: { counted: Counted }) {
  const count = expected - settled;
  return (
    <li className="flex flex-wrap gap-x-2">
      <span className="font-semibold text-danger">{text.missing[mail](count)}:</span>
      {missing.map(({ id, at }) => (
        <Link key={id} className="text-link min-h-6" to={placeOf(mail, id)}>
          <Moment at={at} />
        </Link>
      ))}
      {count > missing.length && <span className="text-muted">{text.more(count - missing.length)}</span>}
    </li>
  );
}

function placeOf(mail: Counted['mail'], id: string): string {
  if (mail === 'receipt' || mail === 'booking') return `/orders?q=${id}`;
  return mail === 'case' || mail === 'review' || mail === 'returned' ? '/money' : `/review/${id}`;
}
