import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tool } from '@blue-peony/test-kit';
import { parseAllDocuments } from 'yaml';

export const chart = resolve(import.meta.dirname, '../blue-peony');

/** Values files that come with the chart. */
export const valuesFiles = readdirSync(chart).filter((name) => /^values-.+\.yaml$/.test(name));

/** The oldest version that the chart supports, a current one, and the newest that its checks know. */
export const kubernetesVersions = ['1.30', '1.35', '1.37'] as const;

// Shapes are Kubernetes' own: what the tests read of them is checked by its schemas.
// oxlint-disable-next-line typescript/no-explicit-any
export type Manifest = any;

type Options = {
  /** One of the {@link valuesFiles}. */
  file?: string | undefined;
  /** Values by path, for example `a.b`. */
  set?: Record<string, unknown>;
  kubernetes?: string;
};

export const anything = {
  'config.PUBLIC_URL': 'https://www.agency.example',
  'config.TRUSTED_PROXIES': '10.0.0.0/8',
  'config.S3_ENDPOINT': 'https://s3.example',
};

export function helm(command: string[], { file, set = {}, kubernetes = '1.35' }: Options = {}) {
  const args = [
    ...(file ? ['--values', resolve(chart, file)] : []),
    ...Object.entries(set).flatMap(([key, value]) => ['--set-json', `${key}=${JSON.stringify(value)}`]),
    '--kube-version',
    `${kubernetes}.0`,
  ];
  const { status, stdout, stderr } = spawnSync(tool('HELM_PATH'), [...command, ...args], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { ok: status === 0, stdout, stderr };
}

/** @throws Error with helm's output */
export function renderText(options: Options): string {
  const { ok, stdout, stderr } = helm(['template', 'blue-peony', chart], options);
  if (!ok) throw new Error(stderr);
  return stdout;
}

const rendered = new Map<string, Manifest[]>();

/** All manifests of the chart, to read only; without a values file, with the minimum of values. */
export function render({ file, set = {} }: Omit<Options, 'kubernetes'> = {}): Manifest[] {
  const options = file ? { file, set } : { set: { ...anything, ...set } };
  const key = JSON.stringify(options);
  const manifests = rendered.get(key) ?? parse(renderText(options));
  rendered.set(key, manifests);
  return manifests;
}

/** Parses as Kubernetes does: YAML 1.1, in which `0440` is octal. */
export const parse = (text: string): Manifest[] =>
  parseAllDocuments(text, { version: '1.1' })
    .map((document) => {
      if (document.errors.length > 0) throw document.errors[0]!;
      return document.toJS();
    })
    .filter(Boolean);

/** All manifests of the examples. */
export const examples = readdirSync(join(chart, 'examples'))
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parse(readFileSync(join(chart, 'examples', name), 'utf8')));

export const ofKind = (manifests: Manifest[], ...kinds: string[]) =>
  manifests.filter(({ kind }) => kinds.includes(kind));

/** Each workload by its kind and name, with the template of its pods. */
export const podsOf = (manifests: Manifest[]): [string, Manifest][] =>
  ofKind(manifests, 'Deployment', 'Job', 'CronJob').map(({ kind, metadata, spec }) => [
    `${kind} ${metadata.name}`,
    (spec.jobTemplate?.spec ?? spec).template,
  ]);

/** What the pods of a service run. */
export const podOf = (manifests: Manifest[], service: string): Manifest =>
  named(manifests, 'Deployment', `blue-peony-${service}`).spec.template.spec;

export const named = (manifests: Manifest[], kind: string, name: string): Manifest => {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`No ${kind} ${name}`);
  return found;
};
