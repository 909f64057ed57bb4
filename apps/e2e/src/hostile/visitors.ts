import { publicPaths, type Order, type ReviewPage } from '@blue-peony/contracts';
import {
  apply,
  buy,
  caller,
  jpegPhoto,
  send,
  startVisitors as startLoops,
  until,
  upload,
  type Answer,
  type Ask,
  type Call,
  type Caller,
} from '@blue-peony/test-kit';
import type { Field } from './attack.ts';

/** The results of one kind of visit. */
export type Visits = { tries: number; failures: string[]; ms: number[] };
export type Kind = 'application' | 'photos' | 'checkout' | 'list' | 'ready';

/** Milliseconds: the limits for an application without and with photos. */
export const limits = { application: 3_000, photos: 15_000 };

/** A visit is one thing that a visitor wants. @returns whether it ended well */
type Visit = (once: Caller, patient: Caller) => Promise<unknown>;

/** After 503 or a lost connection the form repeats a call; another failure lasts. */
const again = (answer: Answer | Error) =>
  1_000 * (answer instanceof Error ? 1 : answer.status === 503 ? Number(answer.retryAfter) : NaN);

const visits = (photo: Buffer, token: string): Record<Kind, Visit> => ({
  application: (once) => apply(once, {}),
  photos: async (_, patient) => {
    const [one, other] = [await upload(patient, photo), await upload(patient, photo)];
    return one && other && apply(patient, { file_urls: [one.path, other.path] });
  },
  checkout: (_, patient) => buy(patient, 'buyer@hostile.example'),
  list: (_, patient) =>
    patient('list', '/api/admin/applications?limit=20', { headers: { authorization: `Bearer ${token}` } }),
  ready: (once) => once('ready', '/readyz'),
});

/** Concurrent visitors of each kind; those with photos are more, because their percentile needs many samples. */
const atOnce: Partial<Record<Kind, number>> = { photos: 5 };

let arrivals = 0;

/** Honest visitors of every kind, each visit from its own address. */
export async function startVisitors(url: string, token: string, network: number) {
  const kinds = visits(await jpegPhoto({ width: 1_600, height: 1_200 }), token);
  const seen = {} as Record<Kind, Visits>;
  const visit = async (kind: Kind) => {
    const mine = (seen[kind] ??= { tries: 0, failures: [], ms: [] });
    const from = `127.${network}.${Math.floor(arrivals / 250)}.${1 + (arrivals % 250)}`;
    arrivals += 1;
    let last: string | undefined;
    const ask: Ask = (path, init) => send(url + path, { limitMs: 15_000, ...init, from });
    const heard = ({ failure }: Call) => (last = failure);
    const started = performance.now();
    const patient = caller(ask, { heard, patienceMs: limits.photos, again });
    if (await kinds[kind](caller(ask, { heard }), patient)) mine.ms.push(performance.now() - started);
    else mine.failures.push(`${kind}: ${last}`);
    mine.tries += 1;
  };
  const stops = (Object.keys(kinds) as Kind[]).map((kind) => startLoops(atOnce[kind] ?? 1, [() => visit(kind)], 100));
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      return seen;
    },
  };
}

/** Buys the guide. @returns the path of its PDF */
export async function buyGuide(url: string, from: string): Promise<string> {
  const call = caller((path, init) => send(url + path, { ...init, from }));
  const order = (await buy(call, 'buyer@hostile.example'))!;
  const headers = { authorization: `Order ${order.secret}` };
  return until(async () => {
    const answer = await call('order', publicPaths.readOrder.replace('{orderId}', order.id), { headers });
    const { files = [] } = JSON.parse(answer!.body) as Partial<Order>;
    const pdf = files.find(({ file_type: type }) => type === 'pdf');
    return pdf && new URL(pdf.url, url).pathname;
  });
}

/** Applies with a photo. @returns the signed path by which staff open it */
export async function offerPhoto({ url, token, from }: Pick<Field, 'url' | 'token' | 'from'>, photo: Buffer) {
  const call = caller((path, init) => send(url + path, { ...init, from: from(0) }));
  const { path } = (await upload(call, photo))!;
  await apply(call, { file_urls: [path] });
  const list = await call('list', '/api/admin/applications?limit=20', {
    headers: { authorization: `Bearer ${token}` },
  });
  const offered = (JSON.parse(list!.body) as ReviewPage).items.flatMap(({ signedUrls }) => signedUrls ?? []);
  const { pathname, search } = new URL(offered.find((one) => one.path === path)!.url, url);
  return pathname + search;
}
