import type { ReviewedApplication } from '@blue-peony/contracts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isToBeSent, readScoreDraft, useScoreDraft, writeScoreDraft } from './score-draft.ts';
import { sendScore, useSaves, type OnFailure } from './score-queue.ts';

/** For each application the last score given here, and the one it replaced. */
type Before = Readonly<Record<string, { given: number | null; score: number | null } | undefined>>;
const nothing: Before = {};
const beforeKey = ['scores before'];

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

  function give(value: number | null, state: 'kept' | 'once' = 'kept'): boolean {
    // A key can be faster than the next render, so this reads the current draft.
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
    saving: save?.state === 'calling',
    waiting: save?.state === 'waiting',
    give,
    /** Undoes the last score given here; undefined when there is none or a colleague scored later. */
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
