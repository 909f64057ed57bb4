import { claims } from '@blue-peony/agency';
import type { DeskApplication } from '@blue-peony/contracts';
import { duration } from '../../../ui/duration.ts';
import { useNow } from '../../../ui/use-now.ts';
import { replies as text } from './words.ts';

/** What holds for an application holds for what she writes later. */
const promisedSeconds = claims.replyHours * 3_600;
const soonSeconds = 4 * 3_600;

/** For how long the oldest of her mails has been waiting for an answer. */
export function WantedClock({ application, short }: { application: DeskApplication; short: boolean }) {
  const now = useNow();
  const { answer_wanted_at, waiting_replies } = application;
  if (!answer_wanted_at) return null;
  const waited = Math.max(0, (now - Date.parse(answer_wanted_at)) / 1000);
  const left = promisedSeconds - waited;
  const look = left < 0 ? 'text-danger' : left < soonSeconds ? 'text-warning' : 'text-primary-deep';
  const whole = text.clock.waits(duration(waited));
  return (
    <span title={whole} className={`font-medium tabular-nums ${look}`}>
      {short ? text.clock.short(duration(waited)) : whole}
      {!short && waiting_replies > 1 && ` · ${text.clock.count(waiting_replies)}`}
    </span>
  );
}
