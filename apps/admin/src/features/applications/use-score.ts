import type { ReviewedApplication } from '@blue-peony/contracts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isToBeSent, readScoreDraft, useScoreDraft, writeScoreDraft } from './score-draft.ts';
import { sendScore, useSaves, type OnFailure } from './score-queue.ts';

/** By application: the last score given here, and the one that it took the place of. */
type Before = Readonly<Record<string, { given: number | null; score: number | null } | undefined>>;
const nothing: Before = {};
const beforeKey = ['scores before'];

/** Gives one application its score, until the server has it; `onFailure` runs with a score that it refused. */
export function useScore({ id, score }: ReviewedApplication, onFailure: OnFailure) {
  const client = useQueryClient();
  const draft = useScoreDraft(id);
  const save = useSaves()[id];
  const { data: before = nothing } = useQuery<Before>({
    queryKey: beforeKey,
    queryFn: () => nothing,
    enabled: false,
    gcTime: Infinity,
  });

  const last = before[id];

  /** @returns whether there is anything to save */
  function give(value: number | null, state: 'kept' | 'once' = 'kept'): boolean {
    // A key can be faster than the screen, so the draft counts as it is now.
    const latest = readScoreDraft(id);
    const settled = isToBeSent(latest)
      ? latest.score === value
      : latest === undefined && draft === undefined && score === value;
    if (settled) return false;
    setBefore(client, id, { given: value, score: isToBeSent(latest) && last ? last.score : score });
    writeScoreDraft(id, { score: value, seen: latest ? latest.seen : score, state });
    sendScore(client, id, onFailure);
    return true;
  }

  return {
    draft,
    /** Under way; `waiting` once the line has failed. */
    saving: save?.state === 'calling',
    waiting: save?.state === 'waiting',
    give,
    /** Takes the last score given here back to what it was; undefined where there is none, or a colleague's came after it. */
    undo:
      last && (draft ? draft.score : score) === last.given
        ? () => {
            give(last.score);
            setBefore(client, id, undefined);
          }
        : undefined,
  };
}

const setBefore = (client: QueryClient, id: string, before: Before[string]) =>
  client.setQueryData<Before>(beforeKey, (all) => ({ ...all, [id]: before }));
