import type { NamedOrder } from '@blue-peony/contracts';
import { messages } from '../../i18n/messages.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';

const text = messages.orders.history;

/** What happened to an order, newest first. */
export function HistoryPanel({ timeline }: Pick<NamedOrder, 'timeline'>) {
  return (
    <Panel heading={text.heading}>
      <ol className="grid gap-2">
        {timeline.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.detail}`} className="flex flex-wrap gap-x-3">
            <span className="w-44 text-ink/65">
              <Moment at={entry.at} />
            </span>
            <span className="min-w-0 grow basis-40 wrap-anywhere">
              {text.kinds[entry.kind]}
              {entry.detail && <span className="text-ink/70">: {detailOf(entry)}</span>}
              {entry.staff_id && <span className="text-ink/70"> ({entry.name ?? text.formerStaff})</span>}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const detailOf = ({ kind, detail }: NamedOrder['timeline'][number]) =>
  kind === 'scheduled' ? <Moment at={detail} /> : detail;
