// Names of the Services, as CoreDNS would answer them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { follow, list } from './api.ts';
import type { Service } from './kubernetes.ts';
import { addresses, at } from './paths.ts';
import { start, type Program } from './processes.ts';

export type Names = { stop(): Promise<void>; start(): void };

export function serveNames(): Names {
  mkdirSync(at('names'), { recursive: true });
  let server: Program;
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
  const read = async () =>
    (await list<Service>('/api/v1/services'))
      .filter(({ spec }) => spec.clusterIP && spec.clusterIP !== 'None')
      .map(({ spec, metadata }) => `${spec.clusterIP} ${metadata.name}.${metadata.namespace}.svc.cluster.local\n`)
      .sort()
      .join('');
  follow(read, (text) => writeFileSync(at('names', 'services'), text), 500);
  return names;
}
