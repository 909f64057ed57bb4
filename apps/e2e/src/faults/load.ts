import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationForm, jpegPhoto } from '@blue-peony/test-kit';
import type { Ledger } from './ledger.ts';
import type { Stage } from './stage.ts';

export type LoadOptions = {
  visitors?: number;
  pauseMs?: number;
  /** Connections may end without a response, because the process is killed. */
  kills?: boolean;
  /** Without retries. */
  impatient?: boolean;
};

const clientTimeoutMs = 15_000;
const tryAgainMs = 700;
const patienceMs = 20_000;
const json = { 'content-type': 'application/json' };
let sequence = 0;

/** A new unique address. */
const newAddress = (who: string) => `${who}-${String(++sequence).padStart(6, '0')}@load.example`;

/** Whether a failure is honest: 503 with Retry-After. */
async function isHonest(response: Response): Promise<boolean> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  return [502, 503].includes(response.status) && code !== 'internal' && response.headers.has('retry-after');
}

/** Visitors who apply, a buyer and a staff member, until stopped. All acknowledged calls are recorded in the ledger. */
export function startLoad(
  stage: Pick<Stage, 'siteUrl' | 'staff'>,
  ledger: Ledger,
  options: LoadOptions = {},
): { stop(): Promise<void> } {
  const { visitors = 2, pauseMs = 50, kills = false, impatient = false } = options;
  const stopping = new AbortController();
  let authorization: string | undefined;

  /** @returns the response when it is a success; all others are evaluated here */
  async function call(kind: string, path: string, init: RequestInit): Promise<Response | undefined> {
    try {
      const response = await fetch(new URL(path, stage.siteUrl), {
        redirect: 'manual',
        signal: AbortSignal.timeout(clientTimeoutMs),
        ...init,
      });
      if (response.status < 400) return response;
      const { status } = response;
      // The session has expired: sign in again.
      if (kind === 'score' && status === 401) return (authorization = undefined);
      const retryAfter = response.headers.has('retry-after') ? '' : ' without Retry-After';
      if (!(await isHonest(response.clone())))
        ledger.complain(`${kind} ${status} ${await codeOf(response)}${retryAfter}`);
    } catch (error) {
      const { name, cause, message } = error as Error & { cause?: { code?: string } };
      if (name === 'TimeoutError') ledger.complain(`${kind} no answer in ${clientTimeoutMs / 1_000} s`);
      // Connection refused: nothing was accepted, and a dead process cannot answer.
      else if (!kills && cause?.code !== 'ECONNREFUSED') ledger.complain(`${kind} ${cause?.code ?? message}`);
    }
    return undefined;
  }

  /** Like the form: repeats the same call until it is answered. */
  async function insist(kind: string, path: string, init: () => RequestInit): Promise<Response | undefined> {
    const end = Date.now() + (impatient ? 0 : patienceMs);
    for (;;) {
      const response = await call(kind, path, init());
      if (response || Date.now() > end) return response;
      await sleep(tryAgainMs);
    }
  }

  async function apply(photo: Blob): Promise<void> {
    const photos: { path: string; bytes: number }[] = [];
    if (Math.random() < 0.7) {
      const answer = await insist('upload', '/api/uploads', () => {
        const body = new FormData();
        body.set('file', photo, 'me.jpg');
        return { method: 'POST', body };
      });
      if (answer) photos.push((await answer.json()) as { path: string; bytes: number });
    }
    const email = newAddress('applicant');
    const body = JSON.stringify(applicationForm({ email, file_urls: photos.map(({ path }) => path) }));
    const headers = { ...json, 'idempotency-key': randomUUID() };
    const answer = await insist('submit', '/api/applications', () => ({ method: 'POST', headers, body }));
    if (answer) ledger.applications.set(email, { id: ((await answer.json()) as { id: string }).id, photos });
  }

  async function buy(): Promise<void> {
    const body = JSON.stringify({ productType: 'digital-guide', currency: 'USD', language: 'en' });
    const checkout = await call('checkout', '/api/checkouts', { method: 'POST', headers: json, body });
    if (!checkout) return;
    const { checkoutUrl } = (await checkout.json()) as { checkoutUrl: string };
    const email = newAddress('buyer');
    const odd = Math.random() < 0.3;
    const payment = new URLSearchParams({ email, action: odd ? 'pay-less' : 'pay' });
    const paid = await call('pay', new URL(checkoutUrl).pathname, { method: 'POST', body: payment });
    const [orderId] = /[0-9a-f-]{36}/.exec(paid?.headers.get('location') ?? '') ?? [];
    if (orderId) (odd ? ledger.cases : ledger.paid).set(email, orderId);
  }

  async function signIn(): Promise<void> {
    const init = { method: 'POST', headers: json, body: JSON.stringify(stage.staff) };
    const answer = await call('sign-in', '/auth/v1/token?grant_type=password', init);
    if (answer) authorization = `Bearer ${((await answer.json()) as { access_token: string }).access_token}`;
  }
  async function rate(): Promise<void> {
    if (!authorization) return signIn();
    const [last] = [...ledger.applications.values()].slice(-1);
    if (!last) return;
    const score = 1 + Math.floor(Math.random() * 10);
    const init = { method: 'PATCH', headers: { ...json, authorization }, body: JSON.stringify({ score }) };
    if (await call('score', `/api/admin/applications/${last.id}`, init)) ledger.scores.set(last.id, score);
    // An attempt whose response was lost may still have been accepted.
    else ledger.scores.delete(last.id);
  }

  const repeat = async (action: () => Promise<void>, everyMs: number) => {
    while (!stopping.signal.aborted) {
      await action();
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const working = jpegPhoto().then((bytes) => {
    const photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
    const applying = Array.from({ length: visitors }, () => repeat(() => apply(photo), pauseMs));
    return Promise.all([...applying, repeat(buy, 300), repeat(rate, 300)]);
  });
  return {
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}

async function codeOf(response: Response): Promise<string> {
  const { code = 'no problem' } = (await response.json().catch(() => ({}))) as { code?: string };
  return code;
}
