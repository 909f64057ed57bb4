// Visitors of the product. Everything acknowledged to them is written into a ledger.
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { publicPaths } from '@blue-peony/contracts';
import { applicationForm, jpegPhoto } from '@blue-peony/test-kit';
import { addresses, publicUrl } from './paths.mjs';

/**
 * @typedef {object} LoadOptions
 * @property {number} [visitors]
 * @property {number} [pauseMs] between two calls of a visitor
 * @property {boolean} [photos] whether some applications have a photo
 * @property {object} [form] fields of the applications that another release wants
 */
/** @typedef {{ kind: string, at: number, ms: number, failure?: string }} Call `at` by `performance.now()` */

const timeoutMs = 20_000;
const json = { 'content-type': 'application/json' };
let sequence = 0;
const newAddress = (/** @type {string} */ who) => `${who}-${String(++sequence).padStart(6, '0')}@load.example`;
/** Each call is another visitor's, so that no limit for one address counts it. */
const client = () =>
  `100.${64 + (sequence % 60)}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

/**
 * @param {import('@blue-peony/e2e/ledger').Ledger} ledger
 * @param {LoadOptions} [options]
 */
export function startLoad(ledger, { visitors = 4, pauseMs = 60, photos = true, form = {} } = {}) {
  /** @type {Call[]} */
  const calls = [];
  const stopping = new AbortController();
  // Each visitor's pause listens.
  setMaxListeners(visitors, stopping.signal);

  /** @returns {Promise<{ status: number, body: string, location?: string } | undefined>} undefined after a failure */
  async function call(
    /** @type {string} */ kind,
    /** @type {string} */ method,
    /** @type {string} */ path,
    headers = {},
    /** @type {string | Buffer} */ body = '',
  ) {
    const began = performance.now();
    const answer = await send(method, path, headers, body).catch(
      (/** @type {Error & { code?: string }} */ error) => error,
    );
    const ms = performance.now() - began;
    const failure =
      answer instanceof Error
        ? (answer.code ?? answer.message)
        : answer.status >= 400
          ? `${answer.status} ${codeOf(answer.body)}`
          : undefined;
    calls.push({ kind, at: began, ms, failure });
    return answer instanceof Error || failure ? undefined : answer;
  }

  async function apply(/** @type {Buffer} */ photo) {
    const email = newAddress('applicant');
    const uploads = [];
    if (photos && sequence % 5 === 0) {
      const { headers, body } = multipart(photo);
      const answer = await call('photo', 'POST', publicPaths.uploadPhoto, headers, body);
      if (answer) uploads.push(JSON.parse(answer.body));
    }
    const body = JSON.stringify(applicationForm({ email, file_urls: uploads.map(({ path }) => path), ...form }));
    const answer = await call(
      'application',
      'POST',
      publicPaths.submitApplication,
      { ...json, 'idempotency-key': randomUUID() },
      body,
    );
    if (answer) ledger.applications.set(email, { id: JSON.parse(answer.body).id, photos: uploads });
  }

  async function buy() {
    const body = JSON.stringify({ productType: 'digital-guide', currency: 'USD', language: 'en' });
    const checkout = await call('checkout', 'POST', publicPaths.createCheckout, json, body);
    if (!checkout) return;
    const email = newAddress('buyer');
    const path = new URL(JSON.parse(checkout.body).checkoutUrl, publicUrl).pathname;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const paid = await call('payment', 'POST', path, form, `${new URLSearchParams({ email, action: 'pay' })}`);
    const [order] = /[0-9a-f-]{36}/.exec(paid?.location ?? '') ?? [];
    if (!order) return;
    ledger.paid.set(email, order);
    await call('order', 'GET', publicPaths.readOrder.replace('{orderId}', order));
  }

  const visit = async () => {
    const photo = await jpegPhoto();
    const steps = [() => apply(photo), () => call('site', 'GET', '/pl'), () => call('desk', 'GET', '/admin'), buy];
    while (!stopping.signal.aborted)
      for (const step of steps) {
        await step();
        await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
  };
  const visiting = Promise.all(Array.from({ length: visitors }, visit));
  return {
    calls,
    async stop() {
      stopping.abort();
      await visiting;
    },
  };
}

const codeOf = (/** @type {string} */ body) => /"code":"(\w+)"/.exec(body)?.[1] ?? '';

/**
 * Calls the product through its Ingress, over a connection of its own.
 * @param {string} method @param {string} path @param {Record<string, string>} headers @param {string | Buffer} [body]
 * @returns {Promise<{ status: number, body: string, location?: string }>}
 */
export function send(method, path, headers = {}, body = '') {
  return new Promise((resolve, reject) => {
    const own = { host: new URL(publicUrl).host, 'x-client': client(), 'content-length': `${Buffer.byteLength(body)}` };
    const options = { host: addresses.host, port: 80, method, path, agent: false, headers: { ...own, ...headers } };
    const call = request({ ...options, signal: AbortSignal.timeout(timeoutMs) }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body, location: response.headers.location }),
        reject,
      );
    });
    call.on('error', reject).end(body);
  });
}

function multipart(/** @type {Buffer} */ photo) {
  const boundary = 'bed-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}
