// Nodes that leave, by plan or without.
import { setTimeout as sleep } from 'node:timers/promises';
import { kubectl } from '../api.ts';
import { nodeGraceSeconds } from '../control-plane.ts';
import { isReady, nodes } from '../nodes.ts';
import { eventually } from '@blue-peony/test-kit';
import { pods, restart, settled } from '../product.ts';
import { namespace } from '../paths.ts';
import type { Play } from '../play.ts';

const [, second] = nodes;
/** For the controllers to take a lost node's pods out of the Services. */
const patienceSeconds = 5;

export const nodePlays: Play[] = [
  {
    name: 'a node drained',
    act: async () => {
      await kubectl('drain', second.name, '--ignore-daemonsets', '--delete-emptydir-data', '--timeout=240s');
      await settled();
      await kubectl('uncordon', second.name);
      await restart();
    },
    after: () => kubectl('uncordon', second.name),
  },
  {
    name: 'a node killed',
    failures: 0.5,
    seconds: nodeGraceSeconds + patienceSeconds,
    act: async () => {
      await second.kill();
      await eventually('the node counts as lost', async () => !(await isReady(second.name)));
      // Until its pods run on the other one.
      await sleep(60_000);
    },
    after: async () => {
      await second.start();
      await second.join('b');
    },
  },
  {
    name: 'random pods killed for 3 minutes',
    failures: 0.5,
    seconds: 180,
    act: async () => {
      const end = Date.now() + 180_000;
      while (Date.now() < end) {
        const running = (await pods()).filter(
          ({ status, metadata }) => status.phase === 'Running' && !metadata.deletionTimestamp,
        );
        const one = running[Math.floor(Math.random() * running.length)];
        if (one)
          await kubectl(
            '-n',
            namespace,
            'delete',
            'pod',
            one.metadata.name,
            '--grace-period=0',
            '--force',
            '--wait=false',
          );
        await sleep(2_000 + Math.random() * 6_000);
      }
      await settled();
    },
  },
];
