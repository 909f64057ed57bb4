// Classifies the repository's files by their paths.
import { dirname, join, normalize } from 'node:path';

/**
 * @typedef {object} Place
 * @property {string} path
 * @property {string} root the workspace (`apps/site`), or a top folder (`tools`), or '' for a file of the root
 * @property {string} [name] of the workspace
 * @property {boolean} test a test or what tests alone use
 * @property {boolean} src part of what the workspace ships
 * @property {boolean} [measures] a load script
 * @property {string} [zone] first folder of an app's `src`; none for the files beside these folders
 * @property {string} [folder] the folder in it
 * @property {boolean} [web] part of a web app
 * @property {boolean} [feature] part of a service's feature
 * @property {string} [layer] kind of file, in a service
 * @property {boolean} [assembles] a top file of a service that imports features
 */

/**
 * @param {Map<string, string>} sources of the repository, by their paths
 * @param {Map<string, string[]>} imports of each of them
 * @returns {(path: string) => Place}
 */
export function readZones(sources, imports) {
  const paths = [...sources.keys()];
  const zonesWith = (pattern) => new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []));
  const web = zonesWith(/^(apps\/[^/]+)\/vite\.config\.ts$/);
  const edges = zonesWith(/^(apps\/[^/]+\/src\/[^/]+)\/.*\.(?:controller|consumer)\.ts$/);
  const features = new Set(
    [...zonesWith(/^(apps\/[^/]+\/src\/[^/]+)\/[^/]+\.module\.ts$/)].filter((zone) => edges.has(zone)),
  );
  const assembly = new Set();

  const place = (path) => {
    const [kind, name, top, ...rest] = path.split('/');
    const test = /(^|\/)(test|tests)\/|\.test\.\w+$|^apps\/e2e\//.test(path);
    if (kind !== 'apps' && kind !== 'libs')
      return { path, root: name ? kind : '', test, src: false, measures: /^deploy\/(load|[a-z]+-bed)\//.test(path) };
    const root = `${kind}/${name}`;
    const found = { path, root, name, test, src: top === 'src' };
    if (kind === 'libs' || top !== 'src') return found;
    const zone = rest.length > 1 ? rest[0] : undefined;
    if (web.has(root)) return { ...found, web: true, zone, folder: rest[1] };
    const feature = features.has(`${root}/src/${zone}`);
    return {
      ...found,
      zone,
      feature,
      layer: zone && layerOf(path, feature ? sources.get(path) : undefined, imports.get(path)),
      assembles: assembly.has(path),
    };
  };

  const tops = paths.filter((path) => /^apps\/[^/]+\/src\/[^/]+\.ts$/.test(path));
  const assembles = (path) =>
    (imports.get(path) ?? []).some((specifier) => {
      const target = normalize(join(dirname(path), specifier));
      return assembly.has(target) || place(target).feature;
    });
  for (let before = -1; before < assembly.size;) {
    before = assembly.size;
    for (const path of tops) if (assembles(path)) assembly.add(path);
  }
  return place;
}

/** Packages that only a service's HTTP edge may import. */
export const http = /^(fastify|@fastify\/.+|@nestjs\/platform-fastify|@nestjs\/swagger)$/;

/** The gateway's features that forward requests to a service: all of their code is HTTP. */
const forwarding = /^apps\/gateway\/src\/forwarding\//;

/**
 * The use cases of a feature are its other injectable classes. A plain file is part of the edge when it knows HTTP;
 * otherwise repositories may use it too.
 */
function layerOf(path, source, imported) {
  if (path.endsWith('.module.ts')) return 'module';
  if (/(\.(controller|consumer|guard|interceptor|filter|pipe|strategy)|-response)\.ts$/.test(path)) return 'edge';
  if (path.endsWith('.entity.ts')) return 'entity';
  if (path.endsWith('.repository.ts')) return 'repository';
  if (source === undefined) return undefined;
  if (forwarding.test(path)) return 'edge';
  if (/^@Injectable\(/m.test(source)) return 'use case';
  return imported.some((specifier) => http.test(specifier)) ? 'edge' : 'plain';
}
