import type { ReactNode } from 'react';
import { agency, claims } from '@blue-peony/agency';
import type { MyApplication } from '@blue-peony/contracts';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import { CheckIcon, ClockIcon } from '../../ui/icons.tsx';
import { Remaining } from './remaining.tsx';
import { useNow } from './use-now.ts';

const marks = {
  done: { look: 'bg-success text-white', Icon: CheckIcon },
  now: { look: 'bg-peony-600 text-white', Icon: ClockIcon },
  open: { look: 'border-2 border-ink/20 text-transparent', Icon: CheckIcon },
};

type Mark = keyof typeof marks;

export function Standing({ application }: { application: MyApplication }) {
  const text = useText();
  const dateText = useDateText();
  const { created_at, read_at } = application;
  return (
    <ol
      aria-label={text('my.standing')}
      className="grid gap-x-8 gap-y-7 rounded-4xl bg-white p-6 text-ink shadow-2xl shadow-black/40 sm:grid-cols-2 sm:p-9 xl:grid-cols-4"
    >
      <Step mark="done" title={text('my.received')}>
        <p>{dateText(created_at)}</p>
      </Step>
      <Result application={application} />
      <Step mark={read_at ? 'done' : 'open'} title={text('my.read')}>
        <p>{read_at ? dateText(read_at) : text('my.readNot')}</p>
      </Step>
      <Reply application={application} />
    </ol>
  );
}

function Result({ application }: { application: MyApplication }) {
  const text = useText();
  const { assessment_result, assessment_ready_at, read_at, replied_at, closed_at, rejection_reason } = application;
  const late = Date.parse(application.reply_due_at) < useNow();
  if (!assessment_result)
    return (
      <Step mark="now" title={text('my.result')}>
        <Remaining until={assessment_ready_at} />
        <p>{text('my.resultWait')}</p>
      </Step>
    );
  const qualified = assessment_result === 'qualified';
  const open = !qualified && !replied_at && !closed_at;
  const past = rejection_reason === 'past_entry';
  const hours = claims.replyHours;
  return (
    <Step mark="done" title={text('my.result')}>
      <p className="text-ink">{text(qualified ? 'my.resultQualified' : 'my.resultRejected')}</p>
      {open && past && !late && <p>{text('my.resultPastEntry', { hours })}</p>}
      {open && rejection_reason === 'nothing_shown' && <p>{text('my.resultNothingShown')}</p>}
      {open && !past && !read_at && <p>{text('my.resultStillRead', { hours })}</p>}
    </Step>
  );
}

function Reply({ application: { replied_at, closed_at, reply_due_at } }: { application: MyApplication }) {
  const text = useText();
  const dateText = useDateText();
  const date = dateText(reply_due_at);
  const late = Date.parse(reply_due_at) < useNow();
  if (replied_at ?? closed_at)
    return (
      <Step mark={replied_at ? 'done' : 'open'} title={text('my.reply')}>
        <p>{replied_at ? dateText(replied_at) : text('my.replyNone')}</p>
      </Step>
    );
  return (
    <Step mark="now" title={text('my.reply')}>
      {!late && <Remaining until={reply_due_at} />}
      <p className="wrap-anywhere">{text(late ? 'my.replyLate' : 'my.replyBy', { date, email: agency.email })}</p>
    </Step>
  );
}

function Step({ mark, title, children }: { mark: Mark; title: string; children: ReactNode }) {
  const { look, Icon } = marks[mark];
  return (
    <li className="flex gap-4 xl:block">
      <span aria-hidden="true" className={`grid size-9 shrink-0 place-items-center rounded-full ${look}`}>
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 xl:mt-4">
        <h2 className="pt-1 text-lg leading-tight font-semibold xl:pt-0">{title}</h2>
        <div className="mt-1.5 space-y-1.5 text-pretty text-stone">{children}</div>
      </div>
    </li>
  );
}

function useDateText(): (time: string) => string {
  const { formatDate } = useIntl();
  return (time) => formatDate(time, { dateStyle: 'long', timeStyle: 'short' });
}
