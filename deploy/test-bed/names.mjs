// Names of the Services, as CoreDNS would answer them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ask } from './api.mjs';
import { addresses, at } from './paths.mjs';
import { repeat, start } from './processes.mjs';

/** @typedef {{ stop(): Promise<void>, start(): void }} Names */

/** @returns {Names} */
export function serveNames() {
  mkdirSync(at('names'), { recursive: true });
  /** @type {import('./processes.mjs').Program} */
  let server;
  const names = {
    start() {
      const plain = ['-k', '-u', 'root', '--conf-file=/dev/null', '-R', '-h', '--pid-file='];
      // Whatever isn't in the cluster does not exist.
      const zones = ['--local=/cluster.local/', '--address=/#/'];
      const listen = [`--listen-address=${addresses.dns}`, '--bind-interfaces', `--hostsdir=${at('names')}`];
      server = start('names', 'dnsmasq', [...plain, ...zones, ...listen]);
    },
    stop: () => server.end(),
  };
  names.start();
  let written = '';
  repeat(async () => {
    const { items } = await ask('/api/v1/services');
    const lines = items
      .filter((/** @type {any} */ { spec }) => spec.clusterIP && spec.clusterIP !== 'None')
      .map(
        (/** @type {any} */ { spec, metadata }) =>
          `${spec.clusterIP} ${metadata.name}.${metadata.namespace}.svc.cluster.local\n`,
      );
    const text = lines.sort().join('');
    if (text === written) return;
    writeFileSync(at('names', 'services'), text);
    written = readFileSync(at('names', 'services'), 'utf8');
  }, 500);
  return names;
}
