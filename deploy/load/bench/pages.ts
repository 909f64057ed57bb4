// Pages and scripts of the built site, from the gateway and from nginx with the web image's configuration, in turns.
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { startNginx } from '@blue-peony/e2e/nginx';
import { measure, startHere } from './drivers.ts';
import { childPid, wholeMemory } from './processor-time.ts';
import { startStack } from './stack.ts';
import {
  atLeast,
  inTurns,
  median,
  processor,
  ratios,
  roundsOf,
  spread,
  values,
  type Options,
  type Part,
} from './statistics.ts';

const assets = resolve(import.meta.dirname, '../../../apps/site/dist/assets');
/** What a browser sends. */
const get = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };

export async function pages({ rounds, seconds }: Options): Promise<Part> {
  const stack = await startStack();
  const generator = startHere('generator.ts');
  const stops: (() => Promise<unknown>)[] = [stack.stop];
  try {
    const gateway = await stack.start('gateway');
    const nginx = await startNginx({ gatewayUrl: gateway.url });
    stops.unshift(nginx.stop);
    const servers = { gateway, nginx: { url: nginx.url, pid: childPid('nginx') } };
    const script = (await readdir(assets)).find((name) => name.endsWith('.js'));
    const targets = ['/', `/assets/${script}`].flatMap((path) =>
      Object.entries(servers).map(([server, { url, pid }]) => ({ name: `${server} ${path}`, path, server, url, pid })),
    );
    // The gateway compresses a page best after its first request.
    const results = await inTurns(
      targets,
      rounds,
      ({ path, url, pid }) => measure(generator, { url: url + path, get, connections: 32, seconds }, { server: pid }),
      true,
    );
    const toNginx = (path: string) => ratios(roundsOf(results, `gateway ${path}`), roundsOf(results, `nginx ${path}`));
    const rows = results.map(({ path, server, pid, rounds }) => ({
      file: path,
      server,
      'a second': spread(values(rounds, 'rate'), 0),
      'p99 ms': spread(values(rounds, 'p99')),
      'processor ms each': spread(processor(rounds, 'server'), 3),
      'MB after': wholeMemory(pid).toFixed(0),
      'to nginx': server === 'gateway' ? spread(toNginx(path)) : '',
    }));
    const bars = [
      atLeast('the first page, gateway to nginx', 0.6, median(toNginx('/'))),
      atLeast('a script, gateway to nginx', 0.4, median(toNginx(`/assets/${script}`))),
    ];
    return { rows, bars };
  } finally {
    generator.kill();
    for (const stop of stops) await stop();
  }
}
