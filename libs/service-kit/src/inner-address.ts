import { BlockList, isIP } from 'node:net';

const inner = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  inner.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inner.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address belongs to this machine or to a private network. */
export const isInnerAddress = (address: string): boolean => inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
