import { useLocale, useText } from '../../i18n/localized.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { paths } from '../../paths.ts';
import { Peony } from '../../ui/peony.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { AssessmentState } from './assessment-state.ts';
import { Card } from './card.tsx';
import { OwnPage } from './own-page.tsx';

/** Phase 1: the countdown. Screen readers hear the minutes, not the seconds. */
export function Waiting({ state: { receipt }, seconds }: { state: AssessmentState; seconds: number | undefined }) {
  const text = useText();
  const total = receipt.assessment_seconds;
  const minutes = seconds === undefined ? undefined : Math.ceil(seconds / 60);
  return (
    <Card tone="waiting">
      <div className="mx-auto grid size-44 place-items-center rounded-full bg-ink">
        <Peony seed={receipt.flower ?? receipt.id} open={1 - (seconds ?? total) / total} className="size-40" />
      </div>
      <h1 className="mt-6 font-display text-3xl text-balance text-ink sm:text-4xl">{text('assessment.title')}</h1>
      <p className="mx-auto mt-4 max-w-md text-pretty text-stone">{text('assessment.lead', { minutes: total / 60 })}</p>
      <p className="mt-8 text-sm font-medium text-stone" id="assessment-remaining">
        {text('assessment.remaining')}
      </p>
      <p
        role="timer"
        aria-labelledby="assessment-remaining"
        className="mt-1 min-h-[1.1em] font-display text-[min(3.5rem,16vw)] leading-none tabular-nums text-ink"
      >
        {seconds !== undefined && clock(seconds)}
      </p>
      <progress
        max={total}
        value={total - (seconds ?? total)}
        aria-label={text('assessment.progress')}
        className="progress mt-8"
      />
      <p role="status" className="sr-only">
        {minutes !== undefined && text('assessment.minutesLeft', { minutes })}
      </p>
      <ol className="mx-auto mt-8 grid max-w-xs gap-3 text-left text-ink">
        <li className="flex items-center gap-3">
          <CheckIcon className="size-5 text-success" />
          {text('assessment.stepReceived')}
        </li>
        <li className="flex items-center gap-3 font-semibold">
          <Spinner className="size-5 text-peony-500" />
          {text('assessment.stepProfile')}
        </li>
        <li className="flex items-center gap-3 text-stone">
          <span className="grid size-5 place-items-center" aria-hidden="true">
            <span className="size-2.5 rounded-full border-2 border-current" />
          </span>
          {text('assessment.stepResult')}
        </li>
      </ol>
      <p className="mx-auto mt-8 max-w-md text-pretty text-stone">
        {text('assessment.meanwhile')}{' '}
        <a
          href={`${paths.guide(useLocale())}#safety-privacy`}
          target="_blank"
          rel="noopener"
          className="font-semibold text-peony-700 underline underline-offset-4"
        >
          {text('assessment.safetyChapter')}
        </a>
      </p>
      <OwnPage url={receipt.my_application_url} />
    </Card>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
