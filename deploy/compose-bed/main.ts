// `npm run test:compose`: docker-compose.yml as it is, on a Docker engine of its own, from the build of the images to
// the journey through the product.
import { spawn } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { eventually } from '@blue-peony/test-kit';
import { playOn } from '../test-bed/stage.ts';
import { buildCompose, group, plugInCompose, state } from './engine.ts';

const network = (pid: number | 'self') => readlinkSync(`/proc/${pid}/ns/net`);

await playOn({
  title: 'Compose bed',
  state,
  group,
  packages: {
    '/usr/sbin/dockerd': 'docker.io',
    '/usr/sbin/iptables': 'iptables',
    '/sbin/ip': 'iproute2',
    '/usr/bin/mmdebstrap': 'mmdebstrap',
    '/usr/bin/slirp4netns': 'slirp4netns',
  },
  prepare() {
    buildCompose();
    plugInCompose();
  },
  inside: ['deploy/compose-bed/inside.ts'],
  // The way out for builds: connections that a process of this machine makes, without a change of its network.
  async beside(pid) {
    await eventually('the network namespace', () => network(pid) !== network('self'));
    const tunnel = ['slirp4netns', '--configure', '--mtu=65520', '--disable-host-loopback', `${pid}`, 'tap0'];
    const wayOut = spawn('setpriv', ['--pdeathsig', 'KILL', ...tunnel], { stdio: 'ignore' });
    return () => void wayOut.kill();
  },
});
