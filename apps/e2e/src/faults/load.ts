import { Agent } from 'node:http';
import type { ApplicationForm } from '@blue-peony/contracts';
import {
  apply,
  buy,
  caller,
  jpegPhoto,
  jsonPost,
  newAddress,
  newReset,
  send,
  signIn,
  startVisitors,
  upload,
  type Answer,
  type Ask,
  type Caller,
} from '@blue-peony/test-kit';
import type { Ledger } from './ledger.ts';
import type { Stage } from './stage.ts';

export type LoadOptions = {
  visitors?: number;
  pauseMs?: number;
  /** Connections may end without a response, because the process is killed. */
  kills?: boolean;
  /** The process is told to end: nobody tries again, and a new connection may meet its closing port (decision 065). */
  ends?: boolean;
};

const clientTimeoutMs = 15_000;
const patienceMs = 20_000;

/** One visitor applies, with a photo or without. */
export async function applyInto(ledger: Ledger, call: Caller, photo?: Buffer, form: Partial<ApplicationForm> = {}) {
  const stored = photo && (await upload(call, photo));
  const photos = stored ? [stored] : [];
  const email = newAddress('applicant');
  const id = await apply(call, { email, file_urls: photos.map(({ path }) => path), ...form });
  if (id) ledger.applications.set(email, { id, photos });
}

/** One visitor buys the guide; with `pay-less` the payment does not match the order. @returns the order's id */
export async function buyInto(ledger: Ledger, call: Caller, action: 'pay' | 'pay-less' = 'pay') {
  const email = newAddress('buyer');
  const order = await buy(call, email, { action });
  if (order) ledger[action === 'pay' ? 'paid' : 'cases'].set(email, order.id);
  return order?.id;
}

/** An honest failure is 503 with Retry-After, or a refused connection: a dead process can't answer. */
function isHonest(failure: string, answer: Answer | Error, { kills = false, ends = false }: LoadOptions): boolean {
  if (answer instanceof Error)
    return failure === 'ECONNREFUSED' || (ends && failure === newReset) || (kills && failure !== 'timeout');
  return /^50[23](?!.*(internal|without))/.test(failure);
}

/** Visitors who apply, a buyer and a staff member, until stopped. All acknowledged calls are recorded in the ledger. */
export function startLoad(
  { siteUrl, staff }: Pick<Stage, 'siteUrl' | 'staff'>,
  ledger: Ledger,
  options: LoadOptions = {},
): { stop(): Promise<void> } {
  const { visitors = 2, pauseMs = 50, ends = false } = options;
  let session: { authorization: string } | undefined;
  const photo = jpegPhoto();
  const agent = new Agent({ keepAlive: true });
  const ask: Ask = (path, init) => send(siteUrl + path, { ...init, agent, limitMs: clientTimeoutMs });
  const heard: NonNullable<Parameters<typeof caller>[1]>['heard'] = ({ kind, failure }, answer) => {
    // The session has expired: sign in again.
    if (kind === 'score' && failure?.startsWith('401')) session = undefined;
    else if (failure && !isHonest(failure, answer, options)) ledger.complain(`${kind} ${failure}`);
  };
  const call = caller(ask, { heard });
  const patient = caller(ask, { heard, patienceMs: ends ? 0 : patienceMs });

  async function rate(): Promise<void> {
    session ??= await signIn(call, staff);
    const [last] = [...ledger.applications.values()].slice(-1);
    if (!last || !session) return;
    const score = 1 + Math.floor(Math.random() * 10);
    if (await call('score', `/api/admin/applications/${last.id}`, jsonPost({ score }, session, 'PATCH')))
      ledger.scores.set(last.id, score);
    // An attempt whose response was lost may still have been accepted.
    else ledger.scores.delete(last.id);
  }

  const stops = [
    startVisitors(
      visitors,
      [async () => applyInto(ledger, patient, Math.random() < 0.7 ? await photo : undefined)],
      pauseMs,
    ),
    startVisitors(1, [() => buyInto(ledger, call, Math.random() < 0.3 ? 'pay-less' : 'pay')], 300),
    startVisitors(1, [rate], 300),
  ];
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}
