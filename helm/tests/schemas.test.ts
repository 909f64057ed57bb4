import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { anything, chart, helm, kubernetesVersions, parse, renderText, valuesFiles, type Manifest } from './chart.ts';

const folder = mkdtempSync(join(tmpdir(), 'blue-peony-chart-'));
afterAll(() => rmSync(folder, { recursive: true }));

const needed = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests by \`npm test\``);
  return value;
};

const examples = readdirSync(join(chart, 'examples'))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(chart, 'examples', name), 'utf8'))
  .join('\n---\n');

const definitions = readdirSync(needed('CRDS_DIR')).flatMap((name) =>
  parse(readFileSync(join(needed('CRDS_DIR'), name), 'utf8')),
);
const isOfOperator = ({ apiVersion }: Manifest) =>
  definitions.some(({ spec }) => apiVersion.startsWith(`${spec.group}/`));

test.each(valuesFiles)('helm lint reports nothing for %s', (file) => {
  const { ok, stdout } = helm(['lint', '--strict', chart], { file });
  expect(stdout).not.toMatch(/\[(WARNING|ERROR)\]/);
  expect(ok).toBe(true);
});

describe.each([...valuesFiles, 'the examples'])('%s', (file) => {
  const text = (kubernetes: string) => (file === 'the examples' ? examples : renderText({ file, kubernetes }));

  test.each(kubernetesVersions)('the manifests are valid for Kubernetes %s', (kubernetes) => {
    const manifests = parse(text(kubernetes)).filter((manifest) => !isOfOperator(manifest));
    expect(manifests.length).toBeGreaterThan(5);
    const path = join(folder, 'manifests.yaml');
    writeFileSync(path, manifests.map((manifest) => JSON.stringify(manifest)).join('\n---\n'));
    const said = validate(['--strict', '--kubernetes-version', kubernetes, path]);
    // The tool reports an unknown kind only as a warning.
    expect(said).not.toMatch(/WARN|ERROR/);
    expect(said.match(/ passed for resource /g)).toHaveLength(manifests.length);
  });

  test('the manifests are valid for the operators', () => {
    for (const manifest of parse(text('1.35')).filter(isOfOperator)) expect(problemsOf(manifest)).toEqual([]);
  });
});

test('the routes of the Gateway API and the certificate are valid', () => {
  const set = {
    ...anything,
    gatewayApi: { enabled: true, parentRefs: [{ name: 'edge', namespace: 'gateways', sectionName: 'https' }] },
    'ingress.tls': { existingSecret: 'our-tls', issuer: { name: 'our-issuer', kind: 'ClusterIssuer' } },
  };
  const found = parse(renderText({ set })).filter(isOfOperator);
  expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['HTTPRoute', 'Certificate']));
  for (const manifest of found) expect(problemsOf(manifest)).toEqual([]);
});

test('the checks detect an unknown field', () => {
  const [service] = parse('{apiVersion: v1, kind: Service, metadata: {name: a}, spec: {selecter: {}}}');
  const path = join(folder, 'wrong.yaml');
  writeFileSync(path, JSON.stringify(service));
  expect(validate(['--strict', path])).toMatch(/ERROR.*selecter/s);
  const cluster = {
    apiVersion: 'postgresql.cnpg.io/v1',
    kind: 'Cluster',
    metadata: {},
    spec: { instances: 1, instanzes: 1 },
  };
  expect(problemsOf(cluster)).toEqual([expect.stringContaining('additional properties')]);
});

function validate(args: string[]): string {
  const { stdout, stderr } = spawnSync(needed('KUBERNETES_VALIDATE_PATH'), args, { encoding: 'utf8', timeout: 60_000 });
  return stdout + stderr;
}

/** Validation errors of a resource against its operator's definition. */
function problemsOf(manifest: Manifest): string[] {
  const [group, version] = manifest.apiVersion.split('/');
  const definition = definitions.find(({ spec }) => spec.group === group && spec.names.kind === manifest.kind);
  const schema = definition?.spec.versions.find(({ name }: Manifest) => name === version)?.schema.openAPIV3Schema;
  if (!schema) return [`No definition of ${manifest.apiVersion} ${manifest.kind}`];
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
  ajv.validate(closed(schema), manifest);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** A schema that refuses unknown fields, as the server does for a strict client. */
function closed(schema: Manifest): Manifest {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const all = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  // Go's regular expressions have a mode flag that JavaScript's lack.
  if (String(schema.pattern).startsWith('^(?i)')) delete all.pattern;
  const open = schema['x-kubernetes-preserve-unknown-fields'] || schema.additionalProperties !== undefined;
  return schema.type === 'object' && schema.properties && !open ? { ...all, additionalProperties: false } : all;
}
