import { execFile } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { problemSchema } from '@blue-peony/contracts';
import { freePorts, tool, until } from '@blue-peony/test-kit';
import { startNginx, unreachable } from './nginx.ts';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

test("in the cluster nginx starts without the gateway's name, finds it later, follows its address, and has its pages without it", async () => {
  const names = await startNames();
  const [port] = await freePorts(1);
  const gateways = await Promise.all(['127.0.0.2', '127.0.0.3'].map((address) => startGateway(address, port!)));
  const nginx = await startNginx({ gatewayUrl: unreachable, gatewayConf: await inCluster(port!, names.port) });
  const ask = async () => {
    const response = await fetch(`${nginx.url}/api/orders/a%2Fb?c=d`, { headers: { 'x-request-id': 'one' } });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const away = await ask();
  expect([away.status, problemSchema.parse(away.body).code]).toEqual([503, 'upstream_unavailable']);
  expect((await fetch(nginx.url)).status).toBe(503);
  for (const address of ['127.0.0.2', '127.0.0.3']) {
    names.addresses.set('blue-peony-gateway.staging.svc.cluster.local', address);
    await until(async () => ((await ask()).body as { address?: string }).address === address);
    const seen = { address, url: '/api/orders/a%2Fb?c=d', host: new URL(nginx.url).host, id: 'one' };
    expect(await ask()).toEqual({ status: 200, body: seen });
  }
  expect((await fetch(nginx.url)).status).toBe(200);
  names.addresses.clear();
  await until(async () => (await ask()).status === 503);
  expect((await fetch(nginx.url)).status).toBe(200);
  await nginx.stop();
  for (const gateway of gateways) gateway.close();
  names.close();
});

/** The chart's `gateway.conf` in a pod of the namespace `staging`, whose name server listens on this port. */
async function inCluster(gatewayPort: number, namesPort: number): Promise<string> {
  const chart = join(root, 'helm/blue-peony');
  const values = ['--values', join(chart, 'values-small.yaml'), '--set', `services.gateway.port=${gatewayPort}`];
  const { stdout } = await run(tool('HELM_PATH'), [
    'template',
    'blue-peony',
    chart,
    ...values,
    '--kube-version',
    '1.35.0',
  ]);
  const files = parseAllDocuments(stdout)
    .map((document) => document.toJS() as { metadata?: { name: string }; data?: Record<string, string> } | null)
    .find((manifest) => manifest?.metadata?.name === 'blue-peony-site-files');
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-names-'));
  const settings = join(folder, 'resolv.conf');
  await writeFile(
    settings,
    ['search staging.svc.cluster.local svc.cluster.local', 'nameserver 127.0.0.1', ''].join('\n'),
  );
  const made = await run('sh', [join(root, 'deploy/web/make-resolver.sh'), settings]);
  await rm(folder, { recursive: true });
  const resolver = made.stdout.replace('127.0.0.1', `127.0.0.1:${namesPort}`);
  return files!.data!['gateway.conf']!.replace('include /tmp/resolver.conf;', resolver);
}

/** Answers with what it was asked. */
async function startGateway(address: string, port: number) {
  const server = createServer(({ url, headers }, response) => {
    response.end(JSON.stringify({ address, url, host: headers.host, id: headers['x-request-id'] }));
  }).listen(port, address);
  await once(server, 'listening');
  return { close: () => server.close().closeAllConnections() };
}

/** A name server (RFC 1035) for `addresses`; it has no IPv6 addresses and denies all other names. */
async function startNames() {
  const addresses = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const labels = [];
    let at = 12;
    for (let length = query[at]!; length > 0; length = query[at]!) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const question = query.subarray(12, at + 5);
    const found = addresses.get(labels.join('.'));
    const isIpv4 = query.readUInt16BE(at + 1) === 1;
    const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 30, 0, 4, ...(found ?? '').split('.').map(Number)];
    const answer = Buffer.from(found && isIpv4 ? record : []);
    const flags = found ? 0x8180 : 0x8183;
    const counts = [flags, 1, answer.length > 0 ? 1 : 0, 0, 0].flatMap((value) => [value >> 8, value & 0xff]);
    socket.send(Buffer.concat([query.subarray(0, 2), Buffer.from(counts), question, answer]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { addresses, port: socket.address().port, close: () => socket.close() };
}
