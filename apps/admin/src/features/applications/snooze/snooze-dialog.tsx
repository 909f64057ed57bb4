import { snoozeDays, type ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { focusedInDialog } from '../../../ui/focused.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { localTime } from '../../../ui/local-time.ts';
import { isSnoozed } from '../filter.ts';
import { dayAndTime, quickTimes } from './snooze-times.ts';
import { snooze as text } from './snooze-words.ts';

type Choice = keyof typeof text.times;
type Props = {
  application: ReviewedApplication;
  error: string | undefined;
  busy: boolean;
  onSnooze: (form: { until: string; reason: string }) => void;
  onWake: () => void;
  onClose: () => void;
};

export function SnoozeDialog({ application, error, busy, onSnooze, onWake, onClose }: Props) {
  const { name, reply_due_at, snoozed_until, snooze_reason } = application;
  const asleep = isSnoozed(application);
  // The time that is shown is the one that is sent, however long the reason takes.
  const [now] = useState(() => Date.now());
  const [choice, setChoice] = useState<Choice>(asleep ? 'other' : 'hours');
  const [other, setOther] = useState(asleep ? localTime(snoozed_until!) : '');
  const times = { ...quickTimes(now), other: other ? new Date(other) : undefined };
  const until = times[choice];
  return (
    <FormDialog
      words={{ heading: text.heading(name), explain: text.explain, confirm: text.confirm }}
      error={error}
      busy={busy}
      onSubmit={({ reason = '' }) => until && onSnooze({ until: until.toISOString(), reason })}
      onClose={onClose}
    >
      <Field
        ref={focusedInDialog}
        label={text.reason}
        name="reason"
        dir="auto"
        maxLength={200}
        defaultValue={asleep ? (snooze_reason ?? '') : ''}
        pattern=".*\S.*"
        required
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{text.choices}</legend>
        {(Object.keys(text.times) as Choice[]).map((each) => (
          <label key={each} className="flex min-h-9 items-center gap-2.5">
            <input
              type="radio"
              name="choice"
              className="size-4 shrink-0"
              checked={each === choice}
              onChange={() => setChoice(each)}
            />
            {text.times[each]}
            {each !== 'other' && <span className="ml-auto text-muted">{dayAndTime(times[each])}</span>}
          </label>
        ))}
        {choice === 'other' && (
          <input
            type="datetime-local"
            aria-label={text.other}
            className="field"
            min={localTime(now)}
            max={localTime(now + snoozeDays * 86_400_000)}
            value={other}
            onChange={({ target }) => setOther(target.value)}
            required
          />
        )}
      </fieldset>
      <p role="status" className={until && until > new Date(reply_due_at) ? 'text-warning' : 'text-muted'}>
        {text.promise} {dayAndTime(reply_due_at)}. {until && until > new Date(reply_due_at) && text.after}
      </p>
      {asleep && (
        <Button className="justify-self-start" busy={busy} onClick={onWake}>
          {text.wake}
        </Button>
      )}
    </FormDialog>
  );
}
