// The bed's own network: a bridge with the addresses of the nodes. No rule, address or packet reaches the machine.
import { mkdirSync } from 'node:fs';
import { addresses, memory } from './paths.ts';
import { run } from './processes.ts';

const shell = (command: string) => run('sh', ['-ec', command]);

/** Prepares the namespaces that this process runs in. */
export async function prepareNetwork() {
  // The kubelet hands mounts on to pods. CNI, iptables and containerd write to /run, which must not be the machine's.
  await shell('mount --make-rshared / && mount -t tmpfs tmpfs /run && mkdir -p /run/lock /run/netns');
  mkdirSync(memory, { recursive: true });
  await shell(`
    ip link set lo up
    ip link add bed0 type bridge
    ip addr add ${addresses.host}/24 dev bed0
    ip addr add 10.250.0.2/24 dev bed0
    ip addr add ${addresses.dns}/32 dev bed0
    ip link set bed0 up
    ip route add default dev bed0
    sysctl -qw net.ipv4.ip_forward=1`);
}
