import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { publicPaths, type ApplicationForm, type Checkout } from '@blue-peony/contracts';
import { applicationForm } from './applications.ts';
import { failureOf, formPost, jsonPost, photoForm, type Answer, type Ask, type Init } from './calls.ts';
import { repeat } from './until.ts';

/** One call as a visitor met it; `at` by `performance.now()`. */
export type Call = { kind: string; at: number; ms: number; failure?: string | undefined };
/** Makes a call of that kind. @returns its answer when it is a success */
export type Caller = (kind: string, path: string, init?: Init) => Promise<Answer | undefined>;

type Calling = {
  /** Is told every call, with what came back. */
  heard?: (call: Call, answer: Answer | Error) => void;
  /** For how long a failed call is repeated; by default it is not. */
  patienceMs?: number;
  /** Milliseconds until a failed call is repeated, NaN for a failure that lasts. */
  again?: (answer: Answer | Error) => number;
};

/** A visitor's calls. Like the form, a patient one repeats the same call until it is a success. */
export function caller(ask: Ask, { heard, patienceMs = 0, again = () => 700 }: Calling = {}): Caller {
  return async (kind, path, init) => {
    const end = performance.now() + patienceMs;
    for (;;) {
      const at = performance.now();
      const answer = await ask(path, init).catch((error: Error) => error);
      const failure = failureOf(answer);
      heard?.({ kind, at, ms: performance.now() - at, failure }, answer);
      if (!failure) return answer as Answer;
      const pauseMs = again(answer);
      if (!(performance.now() + pauseMs < end)) return undefined;
      await sleep(pauseMs);
    }
  };
}

/** Lets visitors act, one act after another, with a pause after each. @returns a function that ends their visits */
export function startVisitors(count: number, acts: readonly (() => Promise<unknown>)[], pauseMs: number) {
  const visits = Array.from({ length: count }, () => {
    let turn = 0;
    return repeat(() => acts[turn++ % acts.length]!(), pauseMs);
  });
  return async () => void (await Promise.all(visits.map((stop) => stop())));
}

let sequence = 0;
/** An address that nobody had before. All have the same length, so that none is part of another. */
export const newAddress = (who: string) => `${who}-${String(++sequence).padStart(6, '0')}@load.example`;

export type StoredPhoto = { path: string; bytes: number };

/** @returns the photo as it is stored, when the upload is acknowledged */
export async function upload(call: Caller, photo: Buffer): Promise<StoredPhoto | undefined> {
  const answer = await call('photo', publicPaths.uploadPhoto, photoForm(photo));
  return answer && (JSON.parse(answer.body) as StoredPhoto);
}

/** @returns the application's id, when it is acknowledged */
export async function apply(
  call: Caller,
  form: Partial<ApplicationForm>,
  key: string = randomUUID(),
): Promise<string | undefined> {
  const init = jsonPost(applicationForm(form), { 'idempotency-key': key });
  const answer = await call('application', publicPaths.submitApplication, init);
  return answer && (JSON.parse(answer.body) as { id: string }).id;
}

export const guide = { productType: 'digital-guide', currency: 'USD', language: 'en' } as const;

/** Buys the guide of the sandbox, or what is wanted. @returns the order, when its payment is acknowledged */
export async function buy(
  call: Caller,
  email: string,
  { action = 'pay', wanted = guide }: { action?: string; wanted?: object } = {},
): Promise<{ id: string; secret?: string } | undefined> {
  const answer = await call('checkout', publicPaths.createCheckout, jsonPost(wanted));
  if (!answer) return undefined;
  const { checkoutUrl, order } = JSON.parse(answer.body) as Partial<Checkout>;
  const paid = await call('payment', new URL(checkoutUrl!).pathname, formPost({ email, action }));
  const [id] = /[0-9a-f-]{36}/.exec(paid?.location ?? '') ?? [];
  return id ? { ...order, id } : undefined;
}

/** @returns the header of a new session */
export async function signIn(
  call: Caller,
  staff: { email: string; password: string },
): Promise<{ authorization: string } | undefined> {
  const answer = await call('sign-in', '/auth/v1/token?grant_type=password', jsonPost(staff));
  return answer && { authorization: `Bearer ${(JSON.parse(answer.body) as { access_token: string }).access_token}` };
}
