// An owner publishes five times in a minute, on two gateways behind nginx, while visitors read: how long until the last
// page is new everywhere, and what a reader notices. Then the database and the gateways are away for as many seconds as
// asked for. At last, how long a gateway takes to start with and without a published site.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Site } from '@blue-peony/contracts';
import { keepPages, keptPaths, startNginx } from '@blue-peony/e2e/nginx';
import { ensureStaff } from '@blue-peony/gateway';
import { freePorts } from '@blue-peony/test-kit';
import { request } from 'undici';
import { startStack, type Stack } from './stack.ts';
import { atMost, median, type Options, type Part } from './statistics.ts';

const publications = 5;
const everyMs = 60_000 / publications;
const readsPerSecond = 200;
const name = /Velvet Rose \d+/g;
const owner = { email: 'owner@bench.example', password: 'a long password of the benchmark', role: 'owner' as const };

export async function publishing({ seconds }: Options): Promise<Part> {
  const stack = await startStack();
  const stops: (() => unknown)[] = [stack.stop];
  try {
    const more = await gatewaySettings(stack);
    const without = await startedInMs(stack, { ...more[0]!, SITE_DIR: '' });
    const gateways = await Promise.all(more.map((settings) => stack.start('gateway', { more: settings })));
    await ensureStaff(stack.settings.gateway.DATABASE_URL!, owner);
    const conf = [
      'map "" $gateway { default http://both; }',
      'map "" $strict_transport { default ""; }',
      `upstream both { keepalive 32; ${gateways.map(({ url }) => `server ${new URL(url).host};`).join(' ')} }`,
    ];
    const nginx = await startNginx({ gatewayUrl: gateways[0]!.url, gatewayConf: conf.join('\n') });
    stops.unshift(nginx.stop);
    const paths = await keptPaths();
    const pages = paths.filter((path) => !/^\/media\/|\.\w+$/.test(path));
    const list = join(stack.folder, 'pages.txt');
    await writeFile(list, paths.join('\n'));
    const keeping = spawn('sh', [keepPages, list, nginx.url]);
    stops.unshift(() => keeping.kill());
    const publish = await publisher(gateways[0]!.url);
    const everywhere = [nginx.url, ...gateways.map(({ url }) => url)];

    await publish(0, () => isNew(everywhere, pages, 0));
    const readers = read(nginx.url, pages);
    const took: number[] = [];
    for (let turn = 1; turn <= publications; turn++) {
      const next = sleep(everyMs);
      took.push(await publish(turn, () => isNew(everywhere, pages, turn)));
      await next;
    }
    const noticed = await readers();
    const memory = gateways.map(({ pid }) => peakMegabytes(pid));

    await sleep(35_000);
    const away = await withoutServers(stack, { gateways, seconds, nginx: nginx.url, paths });
    const known = await startedInMs(stack, more[0]!);
    const unknown = await startedInMs(stack, { ...more[0]!, SITE_DATA_DIR: join(stack.folder, 'empty') });
    const rows = [
      {
        what: 'publish to the last page of 3 servers, seconds',
        median: median(took).toFixed(1),
        most: Math.max(...took).toFixed(1),
      },
      { what: 'reads beside it, ms', median: noticed.p50.toFixed(1), most: noticed.most.toFixed(0) },
      { what: 'memory of a gateway, MB', median: median(memory).toFixed(0), most: Math.max(...memory).toFixed(0) },
      { what: 'start of a gateway without a site, ms', median: without.toFixed(0), most: '' },
      { what: 'with a revision on its disk, ms', median: known.toFixed(0), most: '' },
      { what: 'with a revision that it renders first, ms', median: unknown.toFixed(0), most: '' },
    ];
    return {
      rows,
      bars: [
        atMost('publish to the last page, seconds', 10, Math.max(...took)),
        atMost(`errors in ${noticed.reads} reads`, 0, noticed.errors),
        atMost('pages that mix revisions', 0, noticed.mixed),
        atMost('p99 of a read, ms', 100, noticed.p99),
        atMost(`pages and pictures not answered while the servers are away for ${seconds} s each`, 0, away),
        atMost('later start with a revision on its disk, ms', 1_000, known - without),
      ],
    };
  } finally {
    for (const stop of stops) await stop();
  }
}

async function gatewaySettings({ folder, settings }: Stack) {
  const [port, metrics] = await freePorts(2);
  const data = ['one', 'two'].map((part) => join(folder, part));
  for (const path of data) await mkdir(path);
  const optional = { SECOND_FACTOR: 'optional' };
  return [
    { ...optional, PORT: settings.gateway.PORT!, SITE_DATA_DIR: data[0]! },
    { ...optional, PORT: String(port), METRICS_PORT: String(metrics), SITE_DATA_DIR: data[1]! },
  ];
}

async function startedInMs(stack: Stack, more: Record<string, string>): Promise<number> {
  const { startedInMs, stop } = await stack.start('gateway', { more });
  await stop();
  return startedInMs;
}

/** @returns a function that publishes the name with this number, and resolves with the seconds until `seen` */
async function publisher(url: string) {
  const call = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const init = { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
    const response = await fetch(url + path, init);
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const { email, password } = owner;
  const session = await call('POST', '/auth/v1/token?grant_type=password', { email, password }, {});
  const staff = { authorization: `Bearer ${String(session.access_token)}` };
  const { draft } = (await (await fetch(`${url}/api/admin/site`, { headers: staff })).json()) as Site;
  let { version } = draft;
  return async (turn: number, seen: () => Promise<boolean>) => {
    const content = { facts: { agency: { name: `Velvet Rose ${turn}` } }, texts: {} };
    ({ version } = (await call('PUT', '/api/admin/site/draft', { content, version }, staff)) as typeof draft);
    const began = performance.now();
    await call('POST', '/api/admin/site/publish', { version, note: '' }, staff);
    while (!(await seen())) await sleep(100);
    return (performance.now() - began) / 1_000;
  };
}

async function isNew(servers: string[], pages: string[], turn: number): Promise<boolean> {
  // First one page of each, so that asking takes little of the time that is measured.
  for (const [server, asked] of [
    ...servers.map((one) => [one, pages.slice(0, 1)] as const),
    ...servers.map((one) => [one, pages] as const),
  ])
    for (const page of asked) {
      // Nobody but the copy asks the gateways, and it asks for no better compression.
      const text = await (await fetch(server + page, { headers: { via: '1.1 bench' } })).text();
      if (!text.includes(`Velvet Rose ${turn}`)) return false;
    }
  return true;
}

/** Reads pages at a steady rate. @returns a function that stops and tells what was noticed */
function read(url: string, pages: string[]) {
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  let [errors, mixed] = [0, 0];
  const one = async () => {
    const began = performance.now();
    const path = pages[Math.floor(Math.random() * pages.length)]!;
    const { statusCode, body } = await request(url + path, { headers: { 'accept-encoding': 'br' } });
    const bytes = Buffer.from(await body.arrayBuffer());
    times.push(performance.now() - began);
    if (statusCode !== 200) return void errors++;
    // Some of them: readers are elsewhere, and decoding here would take the servers' processor.
    if (times.length % 10 > 0) return;
    const text = brotliDecompressSync(bytes).toString();
    const names = new Set(text.match(name));
    const revisions = new Set(text.match(/\/assets\/r-[\da-f]{16}/g));
    if (names.size > 1 || revisions.size > 1) mixed++;
  };
  const timer = setInterval(() => {
    const reading = one()
      .catch(() => void errors++)
      .finally(() => open.delete(reading));
    open.add(reading);
  }, 1_000 / readsPerSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]!;
    return { reads: times.length, errors, mixed, p50: at(0.5), p99: at(0.99), most: at(1) };
  };
}

type Away = { gateways: { stop(): Promise<void> }[]; seconds: number; nginx: string; paths: string[] };

/** Stops the database and then the gateways too. @returns the answers that were not 200 */
async function withoutServers(stack: Stack, { gateways, seconds, nginx, paths }: Away): Promise<number> {
  let missed = 0;
  const watch = async () => {
    const end = Date.now() + seconds * 1_000;
    do {
      for (const path of paths) if ((await fetch(nginx + path)).status !== 200) missed++;
      await sleep(1_000);
    } while (Date.now() < end);
  };
  process.kill(stack.database.pid, 'SIGSTOP');
  await watch();
  for (const gateway of gateways) await gateway.stop();
  await watch();
  process.kill(stack.database.pid, 'SIGCONT');
  return missed;
}

const peakMegabytes = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
