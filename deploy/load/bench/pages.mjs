// Pages and scripts of the built site, from the gateway and from nginx with the web image's configuration, in turns.
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { startNginx } from '@blue-peony/e2e/nginx';
import { measure, startHere } from './drivers.mjs';
import { childPid } from './processor-time.mjs';
import { startStack } from './stack.mjs';
import { atLeast, median, spread } from './statistics.mjs';

const assets = resolve(import.meta.dirname, '../../../apps/site/dist/assets');
/** What a browser sends. */
const get = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };
const connections = 32;

export async function pages({ rounds, seconds }) {
  const stack = await startStack();
  const generator = startHere('generator.mjs');
  let nginx;
  try {
    const gateway = await stack.start('gateway');
    nginx = await startNginx({ gatewayUrl: gateway.url });
    const servers = { gateway, nginx: { url: nginx.url, pid: childPid('nginx') } };
    const script = (await readdir(assets)).find((name) => name.endsWith('.js'));
    const results = ['/', `/assets/${script}`].flatMap((path) =>
      Object.entries(servers).map(([server, { url, pid }]) => ({ path, server, url, pid, rounds: [] })),
    );
    // Round -1 only warms up: the gateway compresses a page best after its first request.
    for (let round = -1; round < rounds; round++)
      for (const { path, url, pid, rounds: measured } of results) {
        const result = await measure(generator, { url: url + path, get, connections, seconds }, { server: pid });
        if (round >= 0) measured.push(result);
      }
    return report(results);
  } finally {
    generator.kill();
    await nginx?.stop();
    await stack.stop();
  }
}

function report(results) {
  const of = (path, server) => results.find((result) => result.path === path && result.server === server).rounds;
  const ratios = (path) => of(path, 'gateway').map(({ rate }, round) => rate / of(path, 'nginx')[round].rate);
  const rows = results.map(({ path, server, rounds }) => ({
    file: path,
    server,
    'a second': spread(
      rounds.map(({ rate }) => rate),
      0,
    ),
    'p99 ms': spread(rounds.map(({ p99 }) => p99)),
    'processor ms each': spread(
      rounds.map(({ cpu }) => cpu.server),
      3,
    ),
    'to nginx': server === 'gateway' ? spread(ratios(path)) : '',
  }));
  return { rows, bars: [atLeast('the first page, gateway to nginx', 0.5, median(ratios('/')))] };
}
