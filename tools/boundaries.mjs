// Who may import whom: the table of levels as code. Zones are read from the paths, so a new service or feature is
// bound by its level from its first file on.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'rolldown/utils';

const webApps = new Set(['site', 'admin']);
const libs = {
  contracts: [],
  agency: [],
  'service-kit': ['contracts'],
  messaging: ['contracts', 'service-kit'],
  storage: ['contracts'],
  'embedded-postgres': [],
  ui: ['contracts', 'agency'],
};
const webLibs = ['contracts', 'agency', 'ui'];
const serverLibs = ['contracts', 'agency', 'service-kit', 'messaging', 'storage'];
/** What only the HTTP edge of a feature may know. */
const httpPackages = /^(fastify|@fastify\/|@nestjs\/platform-fastify|@nestjs\/swagger)/;
/** Kinds of files inside a Nest feature, from the edge inwards: each may import those after it, and its own kind. */
const layers = ['module', 'edge', 'use case', 'repository', 'entity'];

/**
 * @param {Map<string, string>} files path from the root → source
 * @returns {string[]} one line a forbidden import
 */
export function violations(files) {
  const features = nestFeatures(files.keys());
  const found = [];
  for (const [path, source] of files) {
    for (const specifier of imports(path, source)) {
      const reason = forbidden(path, specifier, features);
      if (reason) found.push(`${path}: ${specifier}: ${reason}`);
    }
  }
  return found;
}

function imports(path, source) {
  const { module } = parseSync(path, source);
  const literal = (request) => source.slice(request.start, request.end).replace(/^['"`]|['"`]$/g, '');
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => literal(moduleRequest)),
  ];
}

/** A folder of a service is a feature when it has a Nest module; other folders hold what several features share. */
function nestFeatures(paths) {
  const features = new Set();
  for (const path of paths) {
    const { name, zone } = /^apps\/(?<name>[^/]+)\/src\/(?<zone>[^/]+)\/[^/]+\.module\.ts$/.exec(path)?.groups ?? {};
    if (zone && zone !== 'shared') features.add(`${name}/${zone}`);
  }
  return features;
}

function forbidden(path, specifier, features) {
  const from = place(path);
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(path), specifier));
    const to = place(target);
    if (to.root !== from.root) return 'a workspace is imported by its name, never by a path into it';
    return from.test ? undefined : insideApp(from, to, features);
  }
  if (specifier.startsWith('@blue-peony/')) return betweenWorkspaces(from, specifier.split('/')[1]);
  if (from.kind === 'libs' && ['contracts', 'agency'].includes(from.name) && !from.test && specifier !== 'zod')
    return `libs/${from.name} may import zod only`;
  if (from.layer && layers.indexOf(from.layer) > layers.indexOf('edge') && httpPackages.test(specifier))
    return 'no HTTP type below the controller';
  return undefined;
}

function betweenWorkspaces(from, name) {
  if (name === from.name) return from.test ? undefined : 'inside a workspace imports are relative';
  if (name === 'test-kit')
    return from.test || from.name === 'test-kit' ? undefined : 'only tests may import the test kit';
  if (from.name === 'test-kit') return name in libs ? undefined : 'the test kit knows no app';
  if (from.name === 'e2e' || from.name === 'standalone' || (from.test && name in libs)) return undefined;
  if (!(name in libs)) return 'an app never imports another app';
  const allowed = from.kind === 'libs' ? libs[from.name] : webApps.has(from.name) ? webLibs : serverLibs;
  return allowed?.includes(name) ? undefined : `libs/${name} is not open to ${from.root}`;
}

function insideApp(from, to, features) {
  if (from.kind !== 'apps') return undefined;
  if (webApps.has(from.name)) return insideWebApp(from, to);
  if (!from.zone || !to.zone) return undefined;
  const isFeature = ({ name, zone }) => features.has(`${name}/${zone}`);
  if (from.zone !== to.zone)
    return isFeature(to)
      ? `${isFeature(from) ? 'a feature' : `${from.zone}/`} never imports another feature`
      : undefined;
  if (from.layer && to.layer && layers.indexOf(to.layer) < layers.indexOf(from.layer))
    return `a ${from.layer} never imports a ${to.layer}`;
  if (from.layer === 'edge' && to.layer === 'entity') return 'the HTTP edge never sees a table';
  return undefined;
}

const webZones = ['app', 'pages', 'features', 'ui'];

function insideWebApp(from, to) {
  const [outer, inner] = [webZones.indexOf(from.zone), webZones.indexOf(to.zone)];
  if (outer !== -1 && inner !== -1 && inner < outer) return `${from.zone} never imports ${to.zone}`;
  if (from.zone === 'features' && to.zone === 'features' && from.feature !== to.feature)
    return 'a feature never imports another feature';
  if (from.zone === 'ui' && to.zone && !['ui'].includes(to.zone)) return `ui never imports ${to.zone}`;
  return undefined;
}

function place(path) {
  const [kind, name, top, zone, ...rest] = path.split('/');
  const test = top === 'test' || /\.test\.tsx?$/.test(path) || name === 'e2e';
  const found = { kind, name, root: `${kind}/${name}`, test };
  if (kind !== 'apps' || top !== 'src' || rest.length === 0) return found;
  if (webApps.has(name)) return { ...found, zone, feature: zone === 'features' ? rest[0] : undefined };
  if (zone === 'migrations') return found;
  return { ...found, zone, layer: layerOf(rest.at(-1)) };
}

function layerOf(file) {
  if (file.endsWith('.module.ts')) return 'module';
  if (/\.(controller|consumer|guard|interceptor)\.ts$/.test(file)) return 'edge';
  if (file.endsWith('.repository.ts')) return 'repository';
  if (file.endsWith('.entity.ts')) return 'entity';
  return undefined;
}

export function readSources(paths) {
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}
