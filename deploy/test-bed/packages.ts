// Debian packages of the bed, besides those of the tests.
import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';

/** By a file of theirs. */
export const packages: Record<string, string> = {
  '/usr/bin/containerd': 'containerd',
  '/usr/sbin/runc': 'runc',
  '/usr/lib/cni/ptp': 'containernetworking-plugins',
  '/usr/sbin/iptables': 'iptables',
  '/usr/sbin/conntrack': 'conntrack',
  '/usr/sbin/ipset': 'ipset',
  '/sbin/ethtool': 'ethtool',
  '/sbin/ip': 'iproute2',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/dnsmasq': 'dnsmasq-base',
  '/usr/bin/gcc': 'gcc',
  '/usr/include/unistd.h': 'libc6-dev',
};

/** @param needed packages by a file of theirs @throws Error that says what to install, where this can't */
export function installPackages(needed: Record<string, string>) {
  const missing = Object.entries(needed).filter(([file]) => !existsSync(file));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  if (!existsSync('/etc/debian_version')) throw new Error(`The test bed needs ${names.join(', ')}`);
  console.log(`Installing ${names.join(', ')} …`);
  // Run level 1 prevents the packages from starting their servers.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'] satisfies StdioOptions, env, timeout: 600_000 };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0', ...names],
    options,
  );
}
