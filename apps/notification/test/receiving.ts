import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ReceivedMailOutcome } from '@blue-peony/contracts';
import { receivedMailId } from '@blue-peony/service-kit';

type Received = { id: string; at: string; raw: Buffer; takenAt: number };
/** What intake answers for a mail: a status, an outcome of 200, or nothing at all. */
type Behavior = (raw: Buffer) => number | ReceivedMailOutcome | 'silent';

/** Stands for intake as it receives mails: the same id twice is the same mail. */
export async function startReceiver(port = 0) {
  const calls: Received[] = [];
  let behavior: Behavior = () => 'filed';
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://intake');
    const [, id] = /^\/inner\/received-mails\/([\da-f-]{36})$/.exec(pathname) ?? [];
    if (request.method !== 'PUT' || !id) {
      const ready = behavior(Buffer.alloc(0));
      return void answer(response, typeof ready === 'number' ? ready : 200, {});
    }
    void buffer(request).then((raw) => {
      const wanted = behavior(raw);
      if (wanted === 'silent') return;
      if (typeof wanted === 'number') return void answer(response, wanted, {});
      if (id !== receivedMailId(raw)) return void answer(response, 422, {});
      calls.push({ id, at: searchParams.get('at')!, raw, takenAt: performance.now() });
      answer(response, 200, { outcome: wanted });
    });
  }).listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const taken = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    calls,
    ids: () => new Set(calls.map(({ id }) => id)),
    behave: (as: Behavior) => void (behavior = as),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
