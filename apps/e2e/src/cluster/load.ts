import { setTimeout as sleep } from 'node:timers/promises';
import type { ApplicationForm } from '@blue-peony/contracts';
import { applicationForm, jpegPhoto } from '@blue-peony/test-kit';
import { clientOf } from '../client.ts';
import { staff } from './cluster.ts';

export type Load = {
  /** The failures: unexpected statuses and connection errors. */
  failures: string[];
  /** Successful calls, by kind. */
  done: Record<string, number>;
  /** Stops the load. Resolves when all running calls have ended. */
  stop(): Promise<void>;
};

const json = { 'content-type': 'application/json' };

/** Visitors, buyers and staff in parallel. Each makes one call after another over kept-alive connections. */
export async function startLoad(siteUrl: string, visitors: number, form: Partial<ApplicationForm> = {}): Promise<Load> {
  const load: Load = { failures: [], done: {}, stop: async () => undefined };
  const photo = new Blob([new Uint8Array(await jpegPhoto())], { type: 'image/jpeg' });
  const authorization = `Bearer ${await clientOf({ siteUrl, staff }).signIn()}`;
  const stopping = new AbortController();

  const post = (path: string, body: BodyInit, headers = {}) => fetch(siteUrl + path, { method: 'POST', body, headers });
  const calls: Record<string, () => Promise<Response>> = {
    application: () => post('/api/applications', JSON.stringify(applicationForm({ name: 'Rolling', ...form })), json),
    photo: () => {
      const form = new FormData();
      form.set('file', photo, 'me.jpg');
      return post('/api/uploads', form);
    },
    checkout: () =>
      post('/api/checkouts', JSON.stringify({ productType: 'digital-guide', currency: 'USD', language: 'en' }), json),
    list: () => fetch(`${siteUrl}/api/admin/applications?limit=5`, { headers: { authorization } }),
    mails: () => fetch(`${siteUrl}/api/admin/dead-letters`, { headers: { authorization } }),
    signIn: async () => {
      const answer = await post('/auth/v1/token?grant_type=password', JSON.stringify(staff), json);
      if (!answer.ok) return answer;
      // One person has a bounded number of sessions, and these would push out the one that reads the list.
      const { access_token } = (await answer.json()) as { access_token: string };
      const headers = { authorization: `Bearer ${access_token}` };
      return fetch(`${siteUrl}/auth/v1/logout?scope=local`, { method: 'POST', headers });
    },
  };

  const visit = async () => {
    while (!stopping.signal.aborted) {
      for (const [kind, call] of Object.entries(calls)) {
        if (stopping.signal.aborted) return;
        const failure = await call().then(
          async (response) => (response.ok ? void (await response.arrayBuffer()) : `${response.status}`),
          (error: Error) => (error.cause instanceof Error ? error.cause : error).message,
        );
        if (failure) load.failures.push(`${kind}: ${failure}`);
        else load.done[kind] = (load.done[kind] ?? 0) + 1;
        await sleep(20);
      }
    }
  };
  const visiting = Promise.all(Array.from({ length: visitors }, visit));
  load.stop = async () => {
    stopping.abort();
    await visiting;
  };
  return load;
}
