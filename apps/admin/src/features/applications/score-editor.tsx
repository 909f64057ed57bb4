import { scores, type ReviewedApplication } from '@blue-peony/contracts';
import { tellFailure } from '@blue-peony/ui';
import { useEffect, type ReactNode } from 'react';
import { messages } from '../../i18n/messages.ts';
import { Select, type Option } from '../../ui/select.tsx';
import { Button } from '../../ui/button.tsx';
import { nameId } from './application-fields.tsx';
import { writeScoreDraft } from './score-draft.ts';
import { useScore } from './use-score.ts';

const text = messages.score;
const options = scores.map((score): Option => [score, String(score)]);

/** The children stand beside the score that is saved. */
export function ScoreEditor({ application, children }: { application: ReviewedApplication; children?: ReactNode }) {
  const { id, name, score } = application;
  const { draft, saving, waiting, give } = useScore(application, () => tellFailure(text.failed));
  const busy = saving || waiting;
  const unchanged = draft === undefined || draft.score === score;
  // When a colleague saved the same score, the draft is settled, whatever the colleague saves later.
  const settled = unchanged && draft?.state === 'chosen';
  useEffect(() => {
    if (settled) writeScoreDraft(id, undefined);
  }, [settled, id]);

  function choose(value: number | undefined) {
    const none = value === undefined || (value === score && !busy);
    writeScoreDraft(id, none ? undefined : { score: value, seen: draft ? draft.seen : score, state: 'chosen' });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div className="flex flex-wrap gap-1.5">
        <Select
          className="field field-small min-h-8! w-14 tabular-nums"
          aria-label={text.label(name)}
          value={(draft ? draft.score : score) ?? ''}
          options={options}
          onChoose={(value) => choose(Number(value) || undefined)}
        >
          {(score === null || draft?.score === null) && <option value="">{text.none}</option>}
        </Select>
        <Button
          look="primary"
          className="min-h-8! w-19 px-1!"
          aria-describedby={nameId(id)}
          disabled={unchanged || busy}
          onClick={() => draft && give(draft.score, 'once')}
        >
          {busy ? text.saving : text.save}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-2.5">
        <p role="status" className="text-muted empty:-mr-2.5">
          {score !== null && text.current(score)}
        </p>
        {children}
      </div>
    </div>
  );
}
