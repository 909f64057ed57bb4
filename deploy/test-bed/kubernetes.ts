// What the bed reads of the API's resources.
type Meta = {
  name: string;
  namespace: string;
  labels: Record<string, string>;
  annotations?: Record<string, string>;
  generation?: number;
  deletionTimestamp?: string;
};
export type Resource<Spec = unknown, Status = unknown> = { metadata: Meta; spec: Spec; status: Status };
export type Selector = {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
};
export type Peer = {
  ipBlock?: { cidr: string; except?: string[] };
  namespaceSelector?: Selector;
  podSelector?: Selector;
};
export type Rule = {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: unknown; endPort?: number; protocol?: string }[];
};
export type Policy = Resource<{ podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] }>;
export type Pod = Resource<{ nodeName: string }, { podIP?: string; phase: string }>;
export type Node = Resource<unknown, { conditions: { type: string; status: string }[] }>;
export type Service = Resource<{ clusterIP?: string }>;
export type Deployment = Resource<
  { replicas: number },
  { observedGeneration: number; replicas: number; updatedReplicas: number; availableReplicas: number }
>;
type Backend = { path: string; backend: { service: { name: string } } };
export type Ingress = Resource<{ ingressClassName: string; rules: [{ http: { paths: Backend[] } }] }>;
export type Slice = {
  metadata: Meta;
  endpoints?: { addresses: [string]; conditions: { ready: boolean } }[];
  ports?: { name: string; port: number }[];
};
/** Of the chart. */
export type Values = Record<'secrets' | 'services' | 'image', object> & {
  config: Record<string, string>;
  [more: string]: object;
};
