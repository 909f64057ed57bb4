import { scores } from '@blue-peony/contracts';
import { messages } from '../../../i18n/messages.ts';

const text = messages.review;

type Props = {
  name: string;
  score: number | null;
  /** What the server does not have yet, or could not take. */
  unsaved: number | undefined;
  saving: boolean;
  onScore: (score: number) => void;
};

/** The ten scores as buttons: one click, or one key, saves. */
export function ScoreKeys({ name, score, unsaved, saving, onScore }: Props) {
  const shown = unsaved ?? score;
  const saved = unsaved === undefined ? score !== null && text.scored(score) : text.notSaved(unsaved);
  return (
    <div className="grid gap-1.5">
      <div role="group" aria-label={text.scoreGroup(name)} className="grid grid-cols-10 gap-1">
        {scores.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === shown}
            className="min-h-10 cursor-pointer rounded-lg bg-white text-sm font-medium tabular-nums ring-1 ring-ink/20 hover:bg-peony-50 aria-pressed:bg-peony-600 aria-pressed:text-white aria-pressed:ring-peony-600"
            onClick={() => onScore(value)}
          >
            {value}
          </button>
        ))}
      </div>
      <p role="status" className="min-h-5 text-sm text-ink/75">
        {saving ? text.saving : saved}
      </p>
    </div>
  );
}
