// etcd, the API server, the controllers, the scheduler and the proxy of the Services.
import { askReadiness } from './api.ts';
import { binary } from './binaries.ts';
import { kubeconfig, pki } from './certificates.ts';
import { addresses, at, memory } from './paths.ts';
import { eventually } from '@blue-peony/test-kit';
import { start } from './processes.ts';

/** Seconds without a word from a node until it counts as lost; 50 by default. */
export const nodeGraceSeconds = 20;

const etcdUrl = 'http://127.0.0.1:12379';
const etcdPeerUrl = 'http://127.0.0.1:12380';

export async function startControlPlane() {
  const listens = ['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl];
  const peers = ['--listen-peer-urls', etcdPeerUrl, '--initial-advertise-peer-urls', etcdPeerUrl];
  const cluster = ['--initial-cluster', `default=${etcdPeerUrl}`];
  start('etcd', 'etcd', ['--data-dir', `${memory}/etcd`, ...listens, ...peers, ...cluster]);
  start('kube-apiserver', binary('kube-apiserver'), [
    `--etcd-servers=${etcdUrl}`,
    '--bind-address=0.0.0.0',
    `--advertise-address=${addresses.host}`,
    '--secure-port=6443',
    `--service-cluster-ip-range=${addresses.services}`,
    `--tls-cert-file=${pki('apiserver.crt')}`,
    `--tls-private-key-file=${pki('apiserver.key')}`,
    `--cert-dir=${at('apiserver')}`,
    `--client-ca-file=${pki('ca.crt')}`,
    `--service-account-key-file=${pki('sa.pub')}`,
    `--service-account-signing-key-file=${pki('sa.key')}`,
    '--service-account-issuer=https://kubernetes.default.svc',
    '--authorization-mode=Node,RBAC',
    '--enable-admission-plugins=NodeRestriction',
    '--allow-privileged=true',
    `--kubelet-client-certificate=${pki('api-kubelet.crt')}`,
    `--kubelet-client-key=${pki('api-kubelet.key')}`,
    '--kubelet-preferred-address-types=InternalIP',
    `--requestheader-client-ca-file=${pki('ca.crt')}`,
    '--requestheader-allowed-names=front-proxy',
    '--requestheader-extra-headers-prefix=X-Remote-Extra-',
    '--requestheader-group-headers=X-Remote-Group',
    '--requestheader-username-headers=X-Remote-User',
    `--proxy-client-cert-file=${pki('front.crt')}`,
    `--proxy-client-key-file=${pki('front.key')}`,
    '--enable-aggregator-routing=true',
  ]);
  await eventually('the API server is ready', askReadiness, 120_000);
  const as = (name: string) => [
    `--kubeconfig=${kubeconfig(name)}`,
    `--authentication-kubeconfig=${kubeconfig(name)}`,
    `--authorization-kubeconfig=${kubeconfig(name)}`,
    `--cert-dir=${at(name)}`,
    '--leader-elect=false',
  ];
  start('kube-controller-manager', binary('kube-controller-manager'), [
    ...as('controller-manager'),
    `--root-ca-file=${pki('ca.crt')}`,
    `--service-account-private-key-file=${pki('sa.key')}`,
    '--use-service-account-credentials=true',
    '--allocate-node-cidrs=false',
    '--horizontal-pod-autoscaler-sync-period=5s',
    '--horizontal-pod-autoscaler-cpu-initialization-period=20s',
    '--horizontal-pod-autoscaler-initial-readiness-delay=10s',
    `--node-monitor-grace-period=${nodeGraceSeconds}s`,
    '--node-monitor-period=2s',
  ]);
  start('kube-scheduler', binary('kube-scheduler'), as('scheduler'));
  // The nodes share a network namespace, so one serves both.
  start('kube-proxy', binary('kube-proxy'), [
    `--kubeconfig=${kubeconfig('proxy')}`,
    '--proxy-mode=iptables',
    `--cluster-cidr=${addresses.pods}`,
    '--hostname-override=node-1',
    '--conntrack-max-per-core=0',
    '--conntrack-tcp-timeout-established=0s',
    '--conntrack-tcp-timeout-close-wait=0s',
  ]);
}
