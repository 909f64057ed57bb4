import type { DeskOrder } from '@blue-peony/contracts';
import { messages } from '../../i18n/messages.ts';
import { Moment } from '../../ui/moment.tsx';
import { RenewLinks } from './renew-links.tsx';

const text = messages.orders;

const looks = {
  pending: 'bg-ink/8 text-ink/75',
  review: 'bg-danger/8 text-danger',
  paid: 'bg-success/10 text-success',
  disputed: 'bg-danger/8 text-danger',
  refunded: 'bg-danger/8 text-danger',
  expired: 'bg-ink/8 text-ink/75',
  closed: 'bg-ink/8 text-ink/75',
};

const priceOf = ({ amount, currency }: DeskOrder) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);

/** One order: who bought what, and what is left of its downloads. */
export function OrderCard({ order }: { order: DeskOrder }) {
  const { id, email, status, hours, paid_at, created_at, files } = order;
  return (
    <article
      aria-labelledby={id}
      className="grid h-full content-start gap-3 rounded-xl bg-white p-4 text-sm shadow-sm ring-1 ring-ink/10"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h2 id={id} className="font-semibold wrap-anywhere">
            {email || text.noEmail}
          </h2>
          <p className="text-ink/75 tabular-nums">
            {hours === null ? text.guide : text.session(hours)}, {priceOf(order)}
          </p>
        </div>
        <span className={`rounded-full px-2.5 py-0.5 text-xs font-medium ${looks[status]}`}>{text.states[status]}</span>
      </div>
      <p className="text-xs leading-5 text-ink/65">
        <Moment at={paid_at ?? created_at} /> · {text.number}{' '}
        <code className="font-mono wrap-anywhere select-all">{id}</code>
      </p>
      {files.length > 0 && (
        <ul className="grid gap-1.5">
          {files.map((file) => (
            <li key={file.file_type} className="flex flex-wrap justify-between gap-x-3 rounded-lg bg-paper px-3 py-1.5">
              <span className="tabular-nums">
                <span className="font-medium">{file.file_type.toUpperCase()}</span>{' '}
                {text.used(file.download_count, file.max_downloads)}
              </span>
              <span className={file.state === 'ready' ? 'text-ink/75' : 'text-danger'}>
                {text.left[file.state]}
                {file.state !== 'used_up' && (
                  <>
                    {' '}
                    <Moment at={file.expires_at} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {status === 'paid' && files.length > 0 && <RenewLinks id={id} email={email} />}
    </article>
  );
}
