import { tellFailure } from '@blue-peony/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useColleagues } from '../../api/colleagues.ts';
import { onDrafts, applicationsWith } from '../../drafts/drafts.ts';
import { collaboration } from './collaboration-words.ts';
import { messages } from '../../i18n/messages.ts';
import { Ago } from '../../ui/ago.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { findLoaded } from './pages.ts';
import { sendScore, useOvertaken } from './score-queue.ts';

const text = collaboration.overtaken;
const fail = () => tellFailure(messages.score.failed);

/** Mounted once, in the frame of all desk pages, because the next applicant may already be on the screen. */
export function ScoreConflicts() {
  const client = useQueryClient();
  const { nameOf } = useColleagues();
  const overtaken = useOvertaken();

  useEffect(() => {
    const goOn = () => {
      // Of several tabs with the same drafts, only one sends them.
      if (document.visibilityState === 'visible')
        applicationsWith('score').forEach((id) => sendScore(client, id, fail));
    };
    goOn();
    // Later than the component that wrote the draft, which also sends it and can show a better message on failure.
    return onDrafts(() => queueMicrotask(goOn));
  }, [client]);

  if (!overtaken) return null;
  const { id, own, theirs, keep, take } = overtaken;
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
        <Button look="primary" onClick={() => keep(fail)}>
          {text.keep(own)}
        </Button>
      </div>
    </Dialog>
  );
}
