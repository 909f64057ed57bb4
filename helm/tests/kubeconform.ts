import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tool } from '@blue-peony/test-kit';
import { parse, type Manifest } from './chart.ts';

const folder = mkdtempSync(join(tmpdir(), 'blue-peony-schemas-'));
export const removeSchemas = () => rmSync(folder, { recursive: true });

const readText = (...path: string[]) => readFileSync(join(...path), 'utf8');
const write = (name: string, schema: unknown) => writeFileSync(join(folder, name), JSON.stringify(schema));

/** What kubeconform finds in manifests, by the schemas of a version of Kubernetes and of the operators; none when all are valid. */
export function problems(kubernetes: string, manifests: Manifest[]): string[] {
  mkdirSync(join(folder, kubernetes), { recursive: true });
  for (const { apiVersion, kind } of manifests) writeSchema(kubernetes, apiVersion, kind);
  const locations = [
    `${kubernetes}/{{ .ResourceKind }}{{ .KindSuffix }}.json`,
    operatorSchema('{{ .Group }}', '{{ .ResourceKind }}', '{{ .ResourceAPIVersion }}'),
  ];
  const args = [
    '-strict',
    '-output',
    'json',
    '-kubernetes-version',
    `${kubernetes}.0`,
    ...locations.flatMap((path) => ['-schema-location', join(folder, path)]),
    '-verbose',
  ];
  const input = manifests.map((manifest) => JSON.stringify(manifest)).join('\n---\n');
  const { stdout, stderr } = spawnSync(tool('KUBECONFORM_PATH'), args, { input, encoding: 'utf8', timeout: 60_000 });
  if (!stdout) throw new Error(stderr);
  const { resources } = JSON.parse(stdout) as {
    resources: { kind: string; name: string; status: string; msg: string }[];
  };
  if (resources.length !== manifests.length)
    throw new Error(`kubeconform saw ${resources.length} of ${manifests.length} manifests`);
  return resources
    .filter(({ status }) => status !== 'statusValid')
    .map(({ kind, name, msg }) => `${kind} ${name}: ${msg}`);
}

/** Writes the schema of a kind of Kubernetes with the definitions that it uses: kubeconform reads all 1,500 kB of them for each kind. */
function writeSchema(kubernetes: string, apiVersion: string, kind: string) {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  const name = [kind, group.split('.')[0], version].filter(Boolean).join('-').toLowerCase();
  const from = join(tool('KUBERNETES_SCHEMAS'), `v${kubernetes}.0-local-strict`);
  if (!existsSync(join(from, `${name}.json`)) || existsSync(join(folder, kubernetes, `${name}.json`))) return;
  const all = JSON.parse(readText(from, '_definitions.json')).$defs;
  const used = new Map<string, unknown>();
  const withOwnReferences = (text: string): unknown => {
    const schema = text.replaceAll('/api/_definitions.json#', '#');
    for (const [, key] of schema.matchAll(/"#\/\$defs\/([^"]+)"/g))
      if (key && !used.has(key)) {
        used.set(key, true);
        used.set(key, withOwnReferences(JSON.stringify(all[key])));
      }
    return JSON.parse(schema);
  };
  const { $id: _elsewhere, ...schema } = withOwnReferences(readText(from, `${name}.json`)) as Manifest;
  write(join(kubernetes, `${name}.json`), { ...schema, $defs: Object.fromEntries(used) });
}

const operatorSchema = (group: string, kind: string, version: string) => `${group}-${kind}-${version}.json`;

for (const file of readdirSync(tool('CRDS_DIR')))
  for (const { spec } of parse(readText(tool('CRDS_DIR'), file)))
    for (const { name, schema } of spec.versions)
      write(operatorSchema(spec.group, spec.names.kind.toLowerCase(), name), closed(schema.openAPIV3Schema));

/** A schema that refuses unknown fields, as the server does for a strict client. */
function closed(schema: Manifest): Manifest {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const all = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const open = schema['x-kubernetes-preserve-unknown-fields'] || schema.additionalProperties !== undefined;
  return schema.type === 'object' && schema.properties && !open ? { ...all, additionalProperties: false } : all;
}
