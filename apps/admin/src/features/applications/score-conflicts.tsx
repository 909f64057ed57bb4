import { tellFailure } from '@blue-peony/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onDrafts, applicationsWith } from '../../drafts/drafts.ts';
import { messages } from '../../i18n/messages.ts';
import { later } from '../../ui/later.tsx';
import { sendScore, useOvertaken } from './score-queue.ts';

const ScoreConflict = later(async () => (await import('./score-conflict.tsx')).ScoreConflict);
const fail = () => tellFailure(messages.score.failed);

/** Mounted once, in the frame of all desk pages, because the next applicant may already be on the screen. */
export function ScoreConflicts() {
  const client = useQueryClient();
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

  return overtaken && <ScoreConflict {...overtaken} onFailure={fail} />;
}
