// A controller of network policies: iptables rules that follow the cluster's NetworkPolicies.
import { ask } from './api.mjs';
import { repeat, run } from './processes.mjs';

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
  let written = '';
  repeat(async () => {
    const [policies, pods, namespaces] = await Promise.all(
      ['/apis/networking.k8s.io/v1/networkpolicies', '/api/v1/pods', '/api/v1/namespaces'].map(
        async (path) => (await ask(path)).items,
      ),
    );
    const rules = understood(policies, pods, namespaces);
    if (rules.join('\n') === written) return;
    await replaceRules(rules);
    written = rules.join('\n');
  }, 300);
}

/** Ends the run where the bed would enforce less than the policies say. @type {typeof rulesOf} */
function understood(...state) {
  try {
    return rulesOf(...state);
  } catch (error) {
    console.error(`Network policies: ${/** @type {Error} */ (error).message}`);
    process.exit(1);
  }
}

/** Replaces what the chains have, in one step. @param {string[]} rules */
const replaceRules = (rules) => {
  const emptied = Object.values(chains).map((chain) => `:${chain} - [0:0]`);
  const input = ['*mangle', ...emptied, ...rules, 'COMMIT', ''].join('\n');
  return run('iptables-restore', ['--wait', '5', '--noflush'], { input });
};

/**
 * @param {any[]} policies
 * @param {any[]} pods
 * @param {any[]} namespaces
 * @returns {string[]} rules of iptables: for each pod that a policy selects what it allows, and an end
 * @throws {Error} for parts of policies that the product does not use: named ports, ranges of ports, exceptions of a block
 */
export function rulesOf(policies, pods, namespaces) {
  const running = pods.filter(({ status }) => status.podIP && ['Pending', 'Running'].includes(status.phase));
  const labelsOf = new Map(namespaces.map(({ metadata }) => [metadata.name, metadata.labels]));

  /** @param {any} peer @param {string} namespace of the policy @returns {string[]} */
  const addressesOf = ({ ipBlock, namespaceSelector, podSelector }, namespace) => {
    if (ipBlock?.except) throw new Error('A policy has exceptions of a block');
    if (ipBlock) return [ipBlock.cidr];
    return running
      .filter(({ metadata }) =>
        namespaceSelector
          ? selects(namespaceSelector, labelsOf.get(metadata.namespace))
          : metadata.namespace === namespace,
      )
      .filter(({ metadata }) => !podSelector || selects(podSelector, metadata.labels))
      .map(({ status }) => status.podIP);
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
      const [pod, peer, peers] = direction === 'Egress' ? ['-s', '-d', 'to'] : ['-d', '-s', 'from'];
      const allowed = own
        .flatMap(({ spec }) => spec[direction.toLowerCase()] ?? [])
        .flatMap((rule) => {
          const addresses = (rule[peers] ?? []).flatMap((/** @type {any} */ one) =>
            addressesOf(one, metadata.namespace),
          );
          const all = rule[peers]?.length ? addresses : ['0.0.0.0/0'];
          return all.flatMap((/** @type {string} */ address) =>
            portsOf(rule).map((port) => `-A ${chain} ${pod} ${status.podIP} ${peer} ${address}${port} -j RETURN`),
          );
        });
      return [...new Set(allowed), `-A ${chain} ${pod} ${status.podIP} -j DROP`];
    }),
  );
}

/** @param {{ ports?: { port: unknown, endPort?: number, protocol?: string }[] }} rule @returns {string[]} */
const portsOf = ({ ports = [] }) =>
  ports.length === 0
    ? ['']
    : ports.map(({ port, endPort, protocol = 'TCP' }) => {
        if (typeof port !== 'number' || endPort) throw new Error(`A policy names the port ${String(port)}`);
        return ` -p ${protocol.toLowerCase()} --dport ${port}`;
      });

/**
 * @param {{ matchLabels?: Record<string, string>, matchExpressions?: { key: string, operator: string, values?: string[] }[] }} selector
 * @param {Record<string, string>} [labels]
 */
const selects = ({ matchLabels = {}, matchExpressions = [] }, labels = {}) =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, operator, values = [] }) => {
    if (operator === 'In') return values.includes(labels[key]);
    if (operator === 'NotIn') return !values.includes(labels[key]);
    return (operator === 'Exists') === key in labels;
  });
