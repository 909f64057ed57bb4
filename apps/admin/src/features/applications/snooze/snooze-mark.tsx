import type { DeskApplication } from '@blue-peony/contracts';
import { isSnoozed } from '../filter.ts';
import { dayAndTime } from './snooze-times.ts';
import { snooze as text } from './snooze-words.ts';

/** Why an application is out of the queue, or was. */
type Props = { application: DeskApplication; short: boolean };

export function SnoozeMark({ application, short }: Props) {
  const { snoozed_until, snooze_reason, reply_due_at } = application;
  if (!snoozed_until) return null;
  const asleep = isSnoozed(application);
  const isAfter = Date.parse(reply_due_at) < Date.parse(snoozed_until);
  const state = asleep ? text.until(dayAndTime(snoozed_until)) : text.back;
  const mark = <span className="rounded bg-warning-tint px-1.5 py-0.5 text-xs font-medium text-warning">{state}</span>;
  const title = `${state}: ${snooze_reason}`;
  if (short && asleep) return <span title={title}>{mark}</span>;
  return (
    <span title={title}>
      {mark}{' '}
      {asleep && (
        <span className={isAfter ? 'font-medium text-warning' : 'text-muted'}>
          {text.due(dayAndTime(reply_due_at))}
        </span>
      )}{' '}
      <span className="text-xs wrap-anywhere text-muted" dir="auto">
        {snooze_reason}
      </span>
    </span>
  );
}
