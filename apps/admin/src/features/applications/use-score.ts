import type { ReviewedApplication } from '@blue-peony/contracts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useKept } from '../../api/use-kept.ts';
import { isToBeSent, readScoreDraft, useScoreDraft, writeScoreDraft } from './score-draft.ts';
import { holdScore, sendHeld, sendScore, useSaves, type OnFailure } from './score-queue.ts';

/** For each application the scores given here, the last one at the end, and what each replaced. */
type Step = { given: number | null; score: number | null };
type Before = Readonly<Record<string, readonly Step[] | undefined>>;
const nothing: Before = {};
const beforeKey = ['scores before'];

export function useScore({ id, score }: ReviewedApplication, onFailure: OnFailure) {
  const client = useQueryClient();
  const draft = useScoreDraft(id);
  const save = useSaves()[id];
  const before = useKept(beforeKey, nothing);

  const steps = before[id] ?? [];
  const last = steps.at(-1);
  useEffect(() => () => sendHeld(client, id), [client, id]);

  /** @param begins the key may be the first of two */
  function give(value: number | null, state: 'kept' | 'once' = 'kept', begins = false): boolean {
    // A key can be faster than the next render, so this reads the current draft.
    const latest = readScoreDraft(id);
    const settled = isToBeSent(latest)
      ? latest.score === value
      : latest === undefined && draft === undefined && score === value;
    if (settled) return false;
    const goesOn = isToBeSent(latest) && last;
    const step = { given: value, score: goesOn ? last.score : score };
    setBefore(client, id, [...(goesOn ? steps.slice(0, -1) : steps), step]);
    writeScoreDraft(id, { score: value, seen: latest ? latest.seen : score, state });
    if (begins) holdScore(client, id, onFailure);
    else sendHeld(client, id);
    sendScore(client, id, onFailure);
    return true;
  }

  return {
    draft,
    saving: save?.state === 'calling',
    waiting: save?.state === 'waiting',
    give,
    /** Undoes the last score given here, and then the one before; undefined when a colleague scored later. */
    undo:
      last && (draft ? draft.score : score) === last.given
        ? () => {
            give(last.score);
            setBefore(client, id, steps.slice(0, -1));
          }
        : undefined,
  };
}

const setBefore = (client: QueryClient, id: string, before: Before[string]) =>
  client.setQueryData<Before>(beforeKey, (all) => ({ ...all, [id]: before }));
