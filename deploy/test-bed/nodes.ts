// Nodes: a containerd and a kubelet each.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ask } from './api.ts';
import { binary } from './binaries.ts';
import { kubeconfig, pki } from './certificates.ts';
import { groupOf, makeGroup, processesOf } from './cgroups.ts';
import type { Node } from './kubernetes.ts';
import { addresses, at, memory } from './paths.ts';
import { eventually } from '@blue-peony/test-kit';
import { run, start, type Program } from './processes.ts';

export const pauseImage = 'registry.k8s.io/pause:3.10';

/** @param number 1 or 2 */
function nodeOf(number: number) {
  const name = `node-${number}`;
  const folder = (part: string) => at(name, part);
  const socket = `${memory}/${name}/containerd.sock`;
  let programs: Program[] = [];

  function configure() {
    for (const part of ['etc', 'kubelet', 'podlogs', 'cni']) mkdirSync(folder(part), { recursive: true });
    mkdirSync(`${memory}/${name}`, { recursive: true });
    writeFileSync(folder('etc/containerd.toml'), containerdSettings(folder, `${memory}/${name}`));
    writeFileSync(folder('cni/10-ptp.conflist'), JSON.stringify(podNetwork(number, folder('addresses'))));
    writeFileSync(folder('etc/resolv.conf'), `nameserver ${addresses.dns}\n`);
    writeFileSync(folder('etc/kubelet.json'), JSON.stringify(kubeletSettings(number, folder, socket)));
  }

  return {
    name,
    /** Starts it for the first time, or again after its end. */
    async start() {
      makeGroup(name);
      configure();
      programs = [start(`${name}-containerd`, 'containerd', ['-c', folder('etc/containerd.toml')])];
      await eventually(`containerd of ${name} answers`, () => run('ctr', ['-a', socket, 'version']));
    },
    join(zone: string) {
      programs.push(
        start(`${name}-kubelet`, binary('kubelet'), [
          `--config=${folder('etc/kubelet.json')}`,
          `--kubeconfig=${kubeconfig(name)}`,
          `--hostname-override=${name}`,
          `--node-ip=10.250.0.${number}`,
          `--root-dir=${folder('kubelet')}`,
          `--cert-dir=${folder('kubelet/pki')}`,
          `--node-labels=topology.kubernetes.io/zone=${zone}`,
          '--v=1',
        ]),
      );
      return eventually(`${name} is ready`, () => isReady(name), 120_000);
    },
    /** @param archive of images */
    import: (archive: string) =>
      run('ctr', ['-a', socket, '-n', 'k8s.io', 'images', 'import', '--snapshotter', 'overlayfs', archive]),
    /** Kills everything on it at once. The kernel still closes its connections, which a loss of power would not. */
    async kill() {
      const shims = () => processesWith('containerd-shim', socket);
      await Promise.all(programs.map((program) => program.end()));
      for (let left = [...shims(), ...processesOf(name)]; left.length > 0; left = [...shims(), ...processesOf(name)])
        for (const pid of left) kill(pid);
    },
  };
}

export const nodes = [nodeOf(1), nodeOf(2)] as const;

/** @param archive of images, for all nodes */
export const importImages = (archive: string) => Promise.all(nodes.map((node) => node.import(archive)));

export async function isReady(name: string): Promise<boolean> {
  const { status } = await ask<Node>(`/api/v1/nodes/${name}`);
  return status.conditions.some((one) => one.type === 'Ready' && one.status === 'True');
}

function processesWith(program: string, argument: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return line.includes(program) && line.includes(argument);
      } catch {
        return false;
      }
    })
    .map(Number);
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

const containerdSettings = (folder: (part: string) => string, run: string) => `version = 2
root = "${folder('containerd')}"
state = "${run}/state"
disabled_plugins = ["io.containerd.snapshotter.v1.btrfs", "io.containerd.snapshotter.v1.zfs", "io.containerd.snapshotter.v1.aufs", "io.containerd.snapshotter.v1.devmapper"]
[grpc]
  address = "${run}/containerd.sock"
[plugins."io.containerd.internal.v1.opt"]
  path = "${run}/opt"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${pauseImage}"
  disable_apparmor = true
  # Where CAP_SYS_RESOURCE is missing, runc may not lower a score.
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".containerd]
    snapshotter = "overlayfs"
    default_runtime_name = "runc"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
      [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
        SystemdCgroup = false
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "${folder('cni')}"
`;

const podNetwork = (number: number, dataDir: string) => ({
  cniVersion: '0.4.0',
  name: `bed-${number}`,
  plugins: [
    {
      type: 'ptp',
      ipMasq: false,
      mtu: 1500,
      ipam: {
        type: 'host-local',
        ranges: [[{ subnet: `10.244.${number - 1}.0/24` }]],
        routes: [{ dst: '0.0.0.0/0' }],
        dataDir,
      },
    },
    { type: 'portmap', capabilities: { portMappings: true }, snat: true },
  ],
});

const kubeletSettings = (number: number, folder: (part: string) => string, socket: string) => ({
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  authentication: { anonymous: { enabled: false }, webhook: { enabled: true }, x509: { clientCAFile: pki('ca.crt') } },
  authorization: { mode: 'Webhook' },
  tlsCertFile: pki(`node-${number}.crt`),
  tlsPrivateKeyFile: pki(`node-${number}.key`),
  address: `10.250.0.${number}`,
  port: 10250,
  healthzPort: 10250 - 2 * number,
  readOnlyPort: 0,
  cgroupDriver: 'cgroupfs',
  cgroupRoot: groupOf(`node-${number}`),
  cgroupsPerQOS: true,
  enforceNodeAllocatable: ['pods'],
  failSwapOn: false,
  containerRuntimeEndpoint: `unix://${socket}`,
  clusterDNS: [addresses.dns],
  clusterDomain: 'cluster.local',
  maxPods: 60,
  evictionHard: { 'memory.available': '200Mi', 'nodefs.available': '2%', 'imagefs.available': '2%' },
  imageGCHighThresholdPercent: 99,
  imageGCLowThresholdPercent: 98,
  containerLogMaxSize: '5Mi',
  resolvConf: folder('etc/resolv.conf'),
  podLogsDir: folder('podlogs'),
  // Pods of this bed are ready when their own probes say so; a slow turn of the kubelet must not add seconds.
  nodeStatusUpdateFrequency: '5s',
});
