import { useQueryClient } from '@tanstack/react-query';
import { useColleagues } from '../../api/colleagues.ts';
import { Ago } from '../../ui/ago.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { collaboration } from './collaboration-words.ts';
import { findLoaded } from './pages.ts';
import type { useOvertaken } from './score-queue.ts';

const text = collaboration.overtaken;
type Props = NonNullable<ReturnType<typeof useOvertaken>> & { onFailure: () => void };

/** Asks which of two scores counts, when a colleague's came first. */
export function ScoreConflict({ id, own, theirs, keep, take, onFailure }: Props) {
  const client = useQueryClient();
  const { nameOf } = useColleagues();
  const applicant = findLoaded(client, id)?.name ?? text.applicant;
  const colleague = theirs.scored_by ? nameOf(theirs.scored_by) : text.someone;
  return (
    <Dialog label={text.heading} className="w-96" onClose={take}>
      <h2 className="mb-2 text-base font-semibold">{text.heading}</h2>
      <p className="mb-4">
        {text.gave(colleague, theirs.score, applicant)} {theirs.scored_at && <Ago at={theirs.scored_at} />}.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={take}>{text.take(theirs.score)}</Button>
        <Button look="primary" onClick={() => keep(onFailure)}>
          {text.keep(own)}
        </Button>
      </div>
    </Dialog>
  );
}
