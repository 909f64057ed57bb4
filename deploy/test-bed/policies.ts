// A controller of network policies: iptables rules that follow the cluster's NetworkPolicies.
import { follow, list } from './api.ts';
import type { Peer, Pod, Policy, Resource, Rule, Selector } from './kubernetes.ts';
import { run } from './processes.ts';

const chains = { Egress: 'POLICIES-EGRESS', Ingress: 'POLICIES-INGRESS' };

/** Drops what no policy allows between pods, and from pods to the host. What the host sends passes: probes do. */
export async function enforcePolicies() {
  // In the table mangle, because kube-proxy orders the chains of the others as it needs them. Addresses of Services are
  // translated by then, so policies see the ports of pods and servers.
  await replaceRules(
    ['FORWARD', 'INPUT'].flatMap((hook) =>
      Object.values(chains).map((chain) => `-A ${hook} -m conntrack --ctstate NEW -j ${chain}`),
    ),
  );
  const read = async () => {
    const policies = await list<Policy>('/apis/networking.k8s.io/v1/networkpolicies');
    const [pods, namespaces] = [await list<Pod>('/api/v1/pods'), await list<Resource>('/api/v1/namespaces')];
    return understood(policies, pods, namespaces).join('\n');
  };
  follow(read, (rules) => replaceRules(rules.split('\n')), 300);
}

/** Ends the run where the bed would enforce less than the policies say. */
const understood: typeof rulesOf = (...state) => {
  try {
    return rulesOf(...state);
  } catch (error) {
    console.error(`Network policies: ${(error as Error).message}`);
    process.exit(1);
  }
};

/** Replaces what the chains have, in one step. */
const replaceRules = (rules: string[]) => {
  const emptied = Object.values(chains).map((chain) => `:${chain} - [0:0]`);
  const input = ['*mangle', ...emptied, ...rules, 'COMMIT', ''].join('\n');
  return run('iptables-restore', ['--wait', '5', '--noflush'], { input });
};

/**
 * @returns rules of iptables: for each pod that a policy selects what it allows, and an end
 * @throws Error for parts of policies that the product does not use: named ports, ranges of ports, exceptions of a block
 */
export function rulesOf(
  policies: Pick<Policy, 'metadata' | 'spec'>[],
  pods: Pod[],
  namespaces: Pick<Resource, 'metadata'>[],
): string[] {
  const running = pods.filter(({ status }) => status.podIP && ['Pending', 'Running'].includes(status.phase));
  const labelsOf = new Map(namespaces.map(({ metadata }) => [metadata.name, metadata.labels]));

  /** @param namespace of the policy */
  const addressesOf = ({ ipBlock, namespaceSelector, podSelector }: Peer, namespace: string): string[] => {
    if (ipBlock?.except) throw new Error('A policy has exceptions of a block');
    if (ipBlock) return [ipBlock.cidr];
    return running
      .filter(({ metadata }) =>
        namespaceSelector
          ? selects(namespaceSelector, labelsOf.get(metadata.namespace))
          : metadata.namespace === namespace,
      )
      .filter(({ metadata }) => !podSelector || selects(podSelector, metadata.labels))
      .map(({ status }) => status.podIP!);
  };

  return Object.entries(chains).flatMap(([direction, chain]) =>
    running.flatMap(({ metadata, status }) => {
      const own = policies.filter(
        (policy) =>
          policy.metadata.namespace === metadata.namespace &&
          policy.spec.policyTypes.includes(direction) &&
          selects(policy.spec.podSelector, metadata.labels),
      );
      if (own.length === 0) return [];
      const [pod, peer] = direction === 'Egress' ? ['-s', '-d'] : ['-d', '-s'];
      const allowed = own
        .flatMap(({ spec }) => (direction === 'Egress' ? spec.egress : spec.ingress) ?? [])
        .flatMap((rule) => {
          const peers = (direction === 'Egress' ? rule.to : rule.from) ?? [];
          const addresses = peers.flatMap((one) => addressesOf(one, metadata.namespace));
          const all = peers.length > 0 ? addresses : ['0.0.0.0/0'];
          return all.flatMap((address) =>
            portsOf(rule).map((port) => `-A ${chain} ${pod} ${status.podIP} ${peer} ${address}${port} -j RETURN`),
          );
        });
      return [...new Set(allowed), `-A ${chain} ${pod} ${status.podIP} -j DROP`];
    }),
  );
}

const portsOf = ({ ports = [] }: Rule): string[] =>
  ports.length === 0
    ? ['']
    : ports.map(({ port, endPort, protocol = 'TCP' }) => {
        if (typeof port !== 'number' || endPort) throw new Error(`A policy names the port ${String(port)}`);
        return ` -p ${protocol.toLowerCase()} --dport ${port}`;
      });

const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Record<string, string> = {}) =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, operator, values = [] }) => {
    if (operator === 'In') return values.includes(labels[key]!);
    if (operator === 'NotIn') return !values.includes(labels[key]!);
    return (operator === 'Exists') === key in labels;
  });
