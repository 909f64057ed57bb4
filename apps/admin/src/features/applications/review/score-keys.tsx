import { scores, type ReviewedApplication } from '@blue-peony/contracts';
import { useColleagues } from '../../../api/colleagues.ts';
import { useStaff } from '../../../api/session.ts';
import { collaboration } from '../collaboration-words.ts';
import { review as text } from '../review-words.ts';
import { Ago } from '../../../ui/ago.tsx';
import type { useScore } from '../use-score.ts';

type Props = { application: ReviewedApplication; scoring: ReturnType<typeof useScore>; onStage?: boolean };

const looks = {
  page: 'bg-surface ring-1 ring-line hover:bg-tint aria-pressed:bg-primary aria-pressed:text-on-solid aria-pressed:ring-primary',
  stage: 'bg-white/10 hover:bg-white/20 aria-pressed:bg-white aria-pressed:text-ink',
};

export function ScoreKeys({ application, scoring, onStage = false }: Props) {
  const { name, score, scored_by, scored_at } = application;
  const { draft, saving, waiting, give, undo } = scoring;
  const { id: own } = useStaff();
  const { nameOf } = useColleagues();
  const unsaved = draft?.state === 'chosen' ? undefined : draft;
  const shown = unsaved ? unsaved.score : score;
  return (
    <div className="grid grow gap-1">
      <div role="group" aria-label={text.scoreGroup(name)} className="grid grid-cols-5 gap-1 sm:grid-cols-10">
        {scores.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === shown}
            className={`min-h-10 cursor-pointer rounded-lg text-sm font-medium tabular-nums ${looks[onStage ? 'stage' : 'page']}`}
            onClick={() => give(value)}
          >
            {value}
          </button>
        ))}
      </div>
      <div
        className={`flex min-h-6 flex-wrap items-center gap-x-2 text-sm ${onStage ? 'text-white/80' : 'text-muted'}`}
      >
        <p role="status">
          {saving && text.saving}
          {waiting && collaboration.waiting(unsaved?.score ?? null)}
          {!saving && unsaved?.state === 'failed' && text.notSaved(unsaved.score)}
          {!unsaved && (score === null ? !saving && text.unscored : text.scored(score))}
        </p>
        {!unsaved && scored_by && scored_by !== own && scored_at && (
          <p>
            {collaboration.by(nameOf(scored_by))} <Ago at={scored_at} />
          </p>
        )}
        {undo && (
          <button type="button" className={`min-h-6 underline ${onStage ? 'text-white' : 'text-link'}`} onClick={undo}>
            {collaboration.undo}
          </button>
        )}
      </div>
    </div>
  );
}
