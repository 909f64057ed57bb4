import type { DeskApplication } from '@blue-peony/contracts';
import { application as words } from '../../i18n/application.ts';
import { duration } from '../../ui/duration.ts';
import { later } from '../../ui/later.tsx';
import { useNow } from '../../ui/use-now.ts';
import { isSnoozed } from './filter.ts';

const WantedClock = later(async () => (await import('./replies/wanted-clock.tsx')).WantedClock);
const SnoozeMark = later(async () => (await import('./snooze/snooze-mark.tsx')).SnoozeMark);

const looks = {
  replied: 'text-muted',
  left: 'text-muted',
  soon: 'font-medium text-warning',
  late: 'font-medium text-danger',
};
const soonSeconds = 4 * 3_600;

type Props = { application: DeskApplication; short?: boolean };

export function ReplyClock({ application, short = false }: Props) {
  const text = short ? words.reply.short : words.reply;
  const now = useNow();
  const { created_at, replied_at, reply_due_at, answer_wanted_at: wanted } = application;
  const left = (Date.parse(reply_due_at) - now) / 1000;
  const look = replied_at ? 'replied' : left < 0 ? 'late' : left < soonSeconds ? 'soon' : 'left';
  const shown = replied_at
    ? text.replied(duration((Date.parse(replied_at) - Date.parse(created_at)) / 1000))
    : left < 0
      ? text.late(duration(left))
      : text.left(duration(left));
  return (
    <>
      {wanted && <WantedClock application={application} short={short} />}{' '}
      {!(wanted && replied_at) && (look === 'late' || !isSnoozed(application)) && (
        <span className={`tabular-nums ${looks[look]}`}>{shown}</span>
      )}{' '}
      {application.snoozed_until && !replied_at && <SnoozeMark application={application} short={short} />}
    </>
  );
}
