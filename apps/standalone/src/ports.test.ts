import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { problemSchema } from '@blue-peony/contracts';
import { claimPort, holdPort, loopback } from './ports.ts';

const post = (port: number) =>
  fetch(`http://${loopback}:${port}/api/applications`, { method: 'POST', body: 'x'.repeat(1e6) });

test('a call that comes while the product starts is told when to come again', async () => {
  const held = (await holdPort(0, loopback))!;
  const answer = await post(held.port);
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(problemSchema.parse(await answer.json()).code).toBe('unavailable');
  expect(await claimPort(held.port, loopback)).toBeUndefined();
  expect(await holdPort(held.port, loopback)).toBeUndefined();
});

test('nobody is cut off when the product takes over the port that was held for it', async () => {
  const held = (await holdPort(0, loopback))!;
  const seen = new Set<number | string>();
  const stopping = new AbortController();
  const visit = async () => {
    while (!stopping.signal.aborted)
      seen.add(
        await post(held.port).then(
          ({ status }) => status,
          ({ cause }: Error) => String(cause),
        ),
      );
  };
  const visits = Promise.all(Array.from({ length: 20 }, visit));
  while (!seen.has(503)) await sleep(5);
  const server = held.serverFactory((request, response) => request.resume().once('end', () => response.end()), {});
  await once(server.listen(), 'listening');
  while (!seen.has(200)) await sleep(5);
  stopping.abort();
  await visits;
  expect(seen).toEqual(new Set([503, 200]));
  server.close().closeAllConnections();
});

test('a port that is claimed is free again', async () => {
  const port = (await claimPort(0, loopback))!;
  const server = createServer().listen(port, loopback);
  await once(server, 'listening');
  expect(await claimPort(port, loopback)).toBeUndefined();
  server.close();
});
