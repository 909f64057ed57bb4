import { setTimeout as sleep } from 'node:timers/promises';
import type { Checkout, ReviewPage } from '@blue-peony/contracts';
import { applicationForm, jpegPhoto } from '@blue-peony/test-kit';
import { call, jsonPost, photoForm, type Answer } from './wire.ts';

/** The results of one kind of visit. */
export type Visits = { tries: number; failures: string[]; ms: number[] };
export type Kind = 'application' | 'photos' | 'checkout' | 'list' | 'ready';

/** Milliseconds: the limits for an application without and with photos. */
export const limits = { application: 3_000, photos: 15_000 };

type Ask = (path: string, init?: Omit<Parameters<typeof call>[1], 'from'>) => Promise<Answer>;

const expectStatus = (answer: Answer, status: number) => {
  if (answer.status !== status) throw new Error(`${answer.status}${answer.retryAfter ? ' with Retry-After' : ''}`);
  return answer;
};

/** Repeats a request like the form, after 503 or a lost connection, until the status is right or the time is over. */
async function insist(ask: () => Promise<Answer>, status: number, end: number): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch((error: Error) => error);
    const again = answer instanceof Error ? 1 : answer.status === 503 ? Number(answer.retryAfter) : NaN;
    if (!(Date.now() + again * 1000 < end)) {
      if (answer instanceof Error) throw answer;
      return expectStatus(answer, status);
    }
    await sleep(again * 1000);
  }
}

const checkoutOf = { productType: 'digital-guide', currency: 'USD', language: 'en' };

/** One visit of each kind. A visit ends well or throws. */
const visits = (photo: Buffer, token: string): Record<Kind, (ask: Ask) => Promise<unknown>> => ({
  application: async (ask) => expectStatus(await ask('/api/applications', jsonPost(applicationForm())), 201),
  photos: async (ask) => {
    const end = Date.now() + limits.photos;
    const upload = async () => {
      const { body } = await insist(() => ask('/api/uploads', photoForm(photo)), 201, end);
      return (JSON.parse(body) as { path: string }).path;
    };
    const form = jsonPost(applicationForm({ file_urls: [await upload(), await upload()] }));
    const headers = { ...form.headers, 'idempotency-key': crypto.randomUUID().replaceAll('-', '') };
    await insist(() => ask('/api/applications', { ...form, headers }), 201, end);
  },
  checkout: async (ask) => {
    const end = Date.now() + limits.photos;
    const { body } = await insist(() => ask('/api/checkouts', jsonPost(checkoutOf)), 201, end);
    const { pathname } = new URL((JSON.parse(body) as { checkoutUrl: string }).checkoutUrl);
    await insist(() => ask(pathname, payment), 303, end);
  },
  list: async (ask) => {
    const headers = { authorization: `Bearer ${token}` };
    await insist(() => ask('/api/admin/applications?limit=20', { headers }), 200, Date.now() + limits.photos);
  },
  ready: async (ask) => expectStatus(await ask('/readyz'), 200),
});

/** Concurrent visitors of each kind; those with photos are more, because their percentile needs many samples. */
const atOnce: Partial<Record<Kind, number>> = { photos: 5 };

const payment = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'action=pay&email=buyer%40hostile.example',
};

let arrivals = 0;

/** Honest visitors of every kind, each visit from its own address. */
export async function startVisitors(url: string, token: string, network: number) {
  const kinds = visits(await jpegPhoto({ width: 1_600, height: 1_200 }), token);
  const seen = {} as Record<Kind, Visits>;
  const leaving = new AbortController();

  const keepVisiting = async (kind: Kind) => {
    const mine = (seen[kind] ??= { tries: 0, failures: [], ms: [] });
    while (!leaving.signal.aborted) {
      const from = `127.${network}.${Math.floor(arrivals / 250)}.${1 + (arrivals % 250)}`;
      arrivals += 1;
      const started = performance.now();
      await kinds[kind]((path, init) => call(url + path, { limitMs: 15_000, ...init, from })).then(
        () => mine.ms.push(performance.now() - started),
        (error: Error) => mine.failures.push(`${kind}: ${error.message}`),
      );
      mine.tries += 1;
      await sleep(100);
    }
  };
  const visitors = (Object.keys(kinds) as Kind[]).flatMap((kind) => Array<Kind>(atOnce[kind] ?? 1).fill(kind));
  const visiting = Promise.all(visitors.map(keepVisiting));
  return {
    async stop() {
      leaving.abort();
      await visiting;
      return seen;
    },
  };
}

/** Buys the guide. @returns the path of its PDF */
export async function buyGuide(url: string, from: string): Promise<string> {
  const checkout = await call(`${url}/api/checkouts`, { ...jsonPost(checkoutOf), from });
  const { checkoutUrl, order } = JSON.parse(checkout.body) as Checkout;
  await call(url + new URL(checkoutUrl).pathname, { ...payment, from });
  const headers = { authorization: `Order ${order.secret}` };
  for (let left = 100; left > 0; left -= 1) {
    const { body } = await call(`${url}/api/orders/${order.id}`, { headers, from });
    const { files = [] } = JSON.parse(body) as { files?: { file_type: string; url: string }[] };
    const pdf = files.find(({ file_type: type }) => type === 'pdf');
    if (pdf) return new URL(pdf.url, url).pathname;
    await sleep(200);
  }
  throw new Error('The guide was not sold');
}

/** Applies with a photo. @returns the signed path by which staff open it */
export async function offerPhoto(field: { url: string; token: string; from: (n: number) => string }, photo: Buffer) {
  const from = field.from(0);
  const { body } = await call(`${field.url}/api/uploads`, { ...photoForm(photo), from });
  const form = applicationForm({ file_urls: [(JSON.parse(body) as { path: string }).path] });
  expectStatus(await call(`${field.url}/api/applications`, { ...jsonPost(form), from }), 201);
  const headers = { authorization: `Bearer ${field.token}` };
  const list = await call(`${field.url}/api/admin/applications?limit=20`, { headers, from });
  const items = (JSON.parse(list.body) as ReviewPage).items.flatMap(({ signedUrls }) => signedUrls ?? []);
  const { pathname, search } = new URL(items.find(({ path }) => form.file_urls!.includes(path))!.url, field.url);
  return pathname + search;
}
