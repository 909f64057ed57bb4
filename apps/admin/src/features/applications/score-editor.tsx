import { scores, type ReviewedApplication } from '@blue-peony/contracts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { nameId } from './application-fields.tsx';
import { useScore } from './use-score.ts';

const text = messages.score;

/** The score that a staff member has chosen and not yet saved; undefined for none. */
export type Draft = number | undefined;

type Props = {
  application: ReviewedApplication;
  draft: Draft;
  onDraft: (id: string, draft: Draft) => void;
};

export function ScoreEditor({ application, draft, onDraft }: Props) {
  const { id, name, score } = application;
  const { saving, save: saveScore } = useScore(application, () => window.alert(text.failed));
  const unchanged = draft === undefined || draft === score;

  function save() {
    if (!unchanged) saveScore(draft);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <div className="flex flex-wrap gap-1.5">
        <select
          className="min-h-9 rounded-lg border border-ink/50 bg-white px-2 text-sm tabular-nums"
          aria-label={text.label(name)}
          value={draft ?? score ?? ''}
          onChange={({ target }) => onDraft(id, Number(target.value) || undefined)}
        >
          {score === null && <option value="">{text.none}</option>}
          {scores.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
        <Button className="w-20" aria-describedby={nameId(id)} disabled={unchanged || saving} onClick={save}>
          {saving ? text.saving : text.save}
        </Button>
      </div>
      <p role="status" className="text-ink/75">
        {score !== null && text.current(score)}
      </p>
    </div>
  );
}
