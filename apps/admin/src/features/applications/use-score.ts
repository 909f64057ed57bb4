import type { ReviewDetail, ReviewedApplication } from '@blue-peony/contracts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { scoreApplication } from './api.ts';
import { patchLists } from './pages.ts';
import { detailKey } from './review/use-review.ts';

/** By application: the latest score given here, until the server has it; not `saving` once its save has failed. */
type Unsaved = Readonly<Record<string, { score: number; saving: boolean } | undefined>>;

const nothing: Unsaved = {};
// In the query cache, so that it outlives the page of its application and goes with the sign-out.
const unsavedKey = ['unsaved scores'];

/** Gives one application its score; `onFailure` runs with a score that could not be saved and is kept. */
export function useScore({ id, score }: ReviewedApplication, onFailure: (score: number) => void) {
  const client = useQueryClient();
  const { data: unsaved } = useQuery({
    queryKey: unsavedKey,
    queryFn: () => nothing,
    enabled: false,
    gcTime: Infinity,
    select: (all: Unsaved) => all[id],
  });

  function save(value: number): void {
    const latest = unsavedOf(client, id);
    // A key can be faster than the screen, so the shown score counts only where it is up to date.
    const settled = latest === unsaved && latest?.saving !== false && value === (latest?.score ?? score);
    if (settled) return;
    setUnsaved(client, id, { score: value, saving: true });
    if (!latest?.saving) void saveLatest(client, id, onFailure);
  }

  return { unsaved: unsaved?.score, saving: unsaved?.saving ?? false, save };
}

/** Sends one score at a time, so that none overtakes a later one, until the latest is saved or has failed. */
async function saveLatest(client: QueryClient, id: string, onFailure: (score: number) => void): Promise<void> {
  const sent = unsavedOf(client, id)?.score;
  // Forgotten with the sign-out.
  if (sent === undefined) return;
  const saved = await scoreApplication(id, sent).catch(() => undefined);
  if (saved) {
    const { score, first_scored_at } = saved;
    patchLists(client, id, { score, first_scored_at });
    client.setQueryData<ReviewDetail>(detailKey(id), (known) => known && { ...known, score, first_scored_at });
  }
  if (unsavedOf(client, id)?.score !== sent) return saveLatest(client, id, onFailure);
  setUnsaved(client, id, saved ? undefined : { score: sent, saving: false });
  if (!saved) onFailure(sent);
}

const unsavedOf = (client: QueryClient, id: string) => client.getQueryData<Unsaved>(unsavedKey)?.[id];

function setUnsaved(client: QueryClient, id: string, unsaved: Unsaved[string]): void {
  client.setQueryData<Unsaved>(unsavedKey, (all) => ({ ...all, [id]: unsaved }));
}
