// Visitors of the product on the cluster, each call from another address and over a connection of its own.
import { publicPaths, type ApplicationForm } from '@blue-peony/contracts';
import { applyInto, buyInto } from '@blue-peony/e2e/load';
import type { Ledger } from '@blue-peony/e2e/ledger';
import { caller, jpegPhoto, send, startVisitors, type Ask, type Call } from '@blue-peony/test-kit';
import { addresses, publicUrl } from './paths.ts';

export type LoadOptions = {
  visitors?: number;
  /** Between two calls of a visitor. */
  pauseMs?: number;
  /** Fields of the applications that another release wants. */
  form?: Partial<ApplicationForm>;
};

const anyByte = () => Math.floor(Math.random() * 250);
/** Calls the product through its Ingress as another visitor each time, so that no limit for one address counts it. */
export const ask: Ask = (path, init) => {
  const own = { host: new URL(publicUrl).host, 'x-client': `100.${64 + (anyByte() % 60)}.${anyByte()}.${anyByte()}` };
  const headers = { ...own, ...init?.headers };
  return send(`http://${addresses.host}${path}`, { ...init, headers, limitMs: 20_000 });
};

export function startLoad(ledger: Ledger, { visitors = 4, pauseMs = 60, form = {} }: LoadOptions = {}) {
  const calls: Call[] = [];
  const call = caller(ask, { heard: (made) => calls.push(made) });
  const photo = jpegPhoto();
  let applicants = 0;
  const acts = [
    // Every fifth has a photo.
    async () => applyInto(ledger, call, applicants++ % 5 === 0 ? await photo : undefined, form),
    () => call('site', '/pl'),
    () => call('desk', '/admin'),
    async () => {
      const order = await buyInto(ledger, call);
      if (order) await call('order', publicPaths.readOrder.replace('{orderId}', order));
    },
  ];
  return { calls, stop: startVisitors(visitors, acts, pauseMs) };
}
