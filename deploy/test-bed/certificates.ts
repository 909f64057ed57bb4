// The cluster's authority and its certificates.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { addresses, at } from './paths.ts';
import { run } from './processes.ts';
import type { Pair } from './forward.ts';

const api = 'https://127.0.0.1:6443';
const days = '30';

const openssl = (...args: string[]) => run('openssl', args, { cwd: at('pki') });
const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Makes `<name>.key` and `<name>.crt`. */
const certify = (name: string, subject: string, ...more: string[]) => {
  const files = ['-keyout', `${name}.key`, '-out', `${name}.crt`];
  return openssl('req', '-x509', ...key, '-days', days, ...files, '-subj', subject, ...more);
};
const signedBy = (authority: string) => ['-CA', `${authority}.crt`, '-CAkey', `${authority}.key`];
const serving = (names: string) => ['-addext', `subjectAltName=${names}`];

/** @returns path of a certificate or key, such as `ca.crt` */
export const pki = (name: string): string => at('pki', name);

/** Name of the file, common name, organization, and the names that it serves. */
const certificates: [string, string, string, string?][] = [
  [
    'apiserver',
    'kube-apiserver',
    'bed',
    `DNS:localhost,DNS:kubernetes,DNS:kubernetes.default,DNS:kubernetes.default.svc,IP:127.0.0.1,IP:10.96.0.1,IP:${addresses.host}`,
  ],
  ['admin', 'admin', 'system:masters'],
  ['node-1', 'system:node:node-1', 'system:nodes', 'DNS:node-1,IP:10.250.0.1,IP:127.0.0.1'],
  ['node-2', 'system:node:node-2', 'system:nodes', 'DNS:node-2,IP:10.250.0.2,IP:127.0.0.1'],
  ['controller-manager', 'system:kube-controller-manager', 'bed'],
  ['scheduler', 'system:kube-scheduler', 'bed'],
  ['proxy', 'system:kube-proxy', 'system:node-proxier'],
  ['front', 'front-proxy', 'bed'],
  ['api-kubelet', 'apiserver-kubelet', 'system:masters'],
  ['metrics', 'metrics', 'bed', 'DNS:metrics.kube-system.svc'],
];

/** @param name of a certificate @returns path of its kubeconfig */
export const kubeconfig = (name: string): string => at('etc', `${name}.conf`);

export async function makeCertificates() {
  for (const folder of ['pki', 'etc']) mkdirSync(at(folder), { recursive: true });
  await certify('ca', '/CN=bed');
  await openssl('genrsa', '-out', 'sa.key', '2048');
  await openssl('rsa', '-in', 'sa.key', '-pubout', '-out', 'sa.pub');
  for (const [name, commonName, organization, names] of certificates) {
    await certify(name, `/O=${organization}/CN=${commonName}`, ...signedBy('ca'), ...(names ? serving(names) : []));
    writeFileSync(kubeconfig(name), access(name));
  }
}

/** @param name of a new authority @returns its certificate as PEM */
export async function makeAuthority(name: string): Promise<string> {
  await certify(name, `/CN=${name}`);
  return readFileSync(pki(`${name}.crt`), 'utf8');
}

/** @returns for their servers */
export async function makeServerCertificate(authority: string, hosts: string[]): Promise<Pair> {
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  await certify('server', `/CN=${hosts[0]}`, ...signedBy(authority), ...serving(names));
  return { certificate: readFileSync(pki('server.crt'), 'utf8'), key: readFileSync(pki('server.key'), 'utf8') };
}

const access = (name: string) =>
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'bed', cluster: { server: api, 'certificate-authority': pki('ca.crt') } }],
    users: [{ name, user: { 'client-certificate': pki(`${name}.crt`), 'client-key': pki(`${name}.key`) } }],
    contexts: [{ name: 'bed', context: { cluster: 'bed', user: name } }],
    'current-context': 'bed',
  });
