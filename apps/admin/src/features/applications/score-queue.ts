import {
  collaborationEndpoints,
  scoresEndpoints,
  type Collaboration,
  type ReviewedApplication,
} from '@blue-peony/contracts';
import { codeOf, RequestFailure } from '@blue-peony/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useKept } from '../../api/use-kept.ts';
import { lineOr } from '../../ui/line-or.ts';
import { patchApplication } from './pages.ts';
import { isToBeSent, readScoreDraft, writeScoreDraft, type ScoreDraft } from './score-draft.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

type Save = { state: 'calling' | 'waiting' | 'overtaken'; theirs?: Collaboration; run: number };
/** Distinguishes saves, because the query cache merges equal objects. */
let runs = 0;

type Saves = Readonly<Record<string, Save | undefined>>;

const nothing: Saves = {};
const savesKey = ['score saves'];

export const useSaves = (): Saves => useKept(savesKey, nothing);

const saveOf = (client: QueryClient, id: string) => client.getQueryData<Saves>(savesKey)?.[id];

function setSave(client: QueryClient, id: string, save: Omit<Save, 'run'>): number {
  const run = ++runs;
  client.setQueryData<Saves>(savesKey, (all) => ({ ...all, [id]: { ...save, run } }));
  return run;
}

const endSave = (client: QueryClient, id: string) =>
  void client.setQueryData<Saves>(savesKey, (all) => ({ ...all, [id]: undefined }));

/** Called with a permanently refused score, which stays as a draft. */
export type OnFailure = (score: number | null) => void;

/** Milliseconds for which a 1 waits for the 0 of a 10. */
const holdMs = 400;
const held = new Map<string, { timer: ReturnType<typeof setTimeout>; onFailure: OnFailure }>();

/** Its draft is written, so that it is sent even if the tab closes meanwhile. */
export function holdScore(client: QueryClient, id: string, onFailure: OnFailure): void {
  held.set(id, { timer: setTimeout(() => sendHeld(client, id), holdMs), onFailure });
}

export function sendHeld(client: QueryClient, id: string): void {
  const one = held.get(id);
  if (!one) return;
  clearTimeout(one.timer);
  held.delete(id);
  sendScore(client, id, one.onFailure);
}

/** Sends an application's pending scores one at a time, so that an earlier one cannot overtake a later one. */
export function sendScore(client: QueryClient, id: string, onFailure: OnFailure): void {
  if (isToBeSent(readScoreDraft(id)) && !saveOf(client, id) && !held.has(id)) void send(client, id, onFailure, 0);
}

async function send(client: QueryClient, id: string, onFailure: OnFailure, failures: number): Promise<void> {
  const sent = readScoreDraft(id);
  if (!isToBeSent(sent)) return endSave(client, id);
  const run = setSave(client, id, { state: 'calling' });
  const { saved, failure } = await call(scoresEndpoints.scoreApplication, {
    params: { id },
    body: { score: sent.score, seen: sent.seen },
  }).then(
    (answer) => ({ saved: answer, failure: undefined }),
    (error: unknown) => ({ saved: undefined, failure: error }),
  );
  // The cache was cleared by a sign-out.
  if (saveOf(client, id)?.run !== run) return;
  const latest = readScoreDraft(id);
  if (saved) return settle(client, id, saved, latest, onFailure);
  const code = codeOf(failure);
  if (!latest || code === 'unauthorized') return endSave(client, id);
  if (code === 'score_changed') return overtaken(client, id, onFailure);
  const later = latest.score !== sent.score;
  if (later && latest.state !== 'chosen') return send(client, id, onFailure, 0);
  if (latest.state === 'kept' && mayPass(failure)) return again(client, id, onFailure, failures + 1);
  if (!later) writeScoreDraft(id, { ...latest, state: latest.state === 'once' ? 'chosen' : 'failed' });
  endSave(client, id);
  onFailure(sent.score);
}

function settle(
  client: QueryClient,
  id: string,
  saved: ReviewedApplication,
  latest: ScoreDraft | undefined,
  onFailure: OnFailure,
): Promise<void> | void {
  show(client, id, saved);
  const done = !latest || latest.score === saved.score;
  writeScoreDraft(id, done ? undefined : { ...latest, seen: saved.score });
  return done ? endSave(client, id) : send(client, id, onFailure, 0);
}

type Scored = Pick<ReviewedApplication, 'score' | 'scored_by' | 'scored_at'>;

const show = (client: QueryClient, id: string, { score, scored_by, scored_at }: Scored): void =>
  patchApplication(client, id, { score, scored_by, scored_at });

const mayPass = (failure: unknown): boolean =>
  failure instanceof RequestFailure &&
  (['network', 'timeout', 'rate_limited', 'request_timeout'].includes(failure.code) || (failure.status ?? 0) > 500);

async function again(client: QueryClient, id: string, onFailure: OnFailure, failures: number): Promise<void> {
  const run = setSave(client, id, { state: 'waiting' });
  await lineOr(Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs));
  if (saveOf(client, id)?.run === run) return send(client, id, onFailure, failures);
}

async function overtaken(client: QueryClient, id: string, onFailure: OnFailure): Promise<void> {
  const theirs = await call(collaborationEndpoints.readCollaboration, { params: { id } }).catch(() => undefined);
  // Without an answer it is requested again together with the score.
  if (!theirs) return again(client, id, onFailure, 1);
  setSave(client, id, { state: 'overtaken', theirs });
}

/** Resolves conflicts with colleagues' scores: `keep` saves the own score although the colleague's was shown. */
export function useOvertaken() {
  const client = useQueryClient();
  const [id, save] = Object.entries(useSaves()).find(([, each]) => each?.theirs) ?? [];
  const own = id === undefined ? undefined : readScoreDraft(id);
  if (id === undefined || !save?.theirs || !own) return undefined;
  const { theirs } = save;
  return {
    id,
    own: own.score,
    theirs,
    keep: (onFailure: OnFailure) => {
      writeScoreDraft(id, { ...own, seen: theirs.score });
      endSave(client, id);
      sendScore(client, id, onFailure);
    },
    take: () => {
      writeScoreDraft(id, undefined);
      endSave(client, id);
      show(client, id, theirs);
    },
  };
}
