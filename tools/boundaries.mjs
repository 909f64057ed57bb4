// Which file may import which: the rules of CONTRIBUTING.md as code. Zones are read from the paths, so a new workspace
// or feature is bound from its first file on. Decision 015 says why this is no library.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { circles } from './circles.mjs';
import { imports } from './imports.mjs';
import { http, readZones } from './zones.mjs';

/** The libraries that each library may import. Nobody can import a library without a row. */
const libs = {
  contracts: [],
  agency: [],
  'embedded-postgres': [],
  typeset: [],
  'service-kit': ['contracts'],
  messaging: ['contracts', 'service-kit'],
  storage: ['contracts'],
  language: ['contracts'],
  ui: ['contracts', 'agency'],
};
const webLibs = ['contracts', 'agency', 'ui', 'language'];
const serverLibs = ['contracts', 'agency', 'service-kit', 'messaging', 'storage', 'language'];
const orm = /^(pg|@nestjs\/typeorm)$/;
const edge = /\.(controller|consumer)\.ts$/;

/** The layers from outside to inside. Each may import itself and those after it. */
const layers = [['module'], ['edge'], ['use case'], ['repository', 'plain'], ['entity']];
const depth = (layer) => layers.findIndex((kinds) => kinds.includes(layer));
const isInside = (inner, outer) => depth(inner) > depth(outer);
const webLevels = ['app', 'pages', 'features'];
const webLevel = ({ zone }) => (webLevels.includes(zone) ? webLevels.indexOf(zone) : webLevels.length);

/**
 * Sentences, each with the imports that break it. `from` and `to` are places of files (zones.mjs), `to` only of a
 * relative import; `workspace` is the name of an imported workspace and `app` whether it is an app; `package` is any
 * other package.
 */
const everywhere = {
  'an import path is a literal': ({ computed }) => computed,
  'a workspace is imported by its name, never by a path into it': ({ from, to }) =>
    to && to.root !== from.root && (to.name || from.name),
  'only tests and load scripts import the test kit': ({ from, workspace }) =>
    workspace === 'test-kit' && !from.test && !from.measures,
  'an app is imported by standalone, e2e, load scripts and its own tests only': ({ from, workspace, app }) =>
    app &&
    !['standalone', 'e2e'].includes(from.name) &&
    !from.measures &&
    !(from.test && [undefined, workspace].includes(from.name)),
  'a library is imported from the levels above it': ({ from, workspace, app }) =>
    workspace && !app && !openTo(from).includes(workspace),
};
const insideProduct = {
  'libs/contracts and libs/agency import zod only': ({ from, package: name }) =>
    ['libs/contracts', 'libs/agency'].includes(from.root) && name && name !== 'zod',
  'the product imports neither tests nor build scripts': ({ to }) => to && (to.test || !to.src),
  // An image is installed from what its package.json names; elsewhere npm links every workspace.
  'a workspace stands among the dependencies of who imports it': ({ from, workspace }) =>
    workspace && workspace !== from.name && !dependencies(from.root).includes(`@blue-peony/${workspace}`),
};
const insideService = {
  'a folder never imports a file that assembles features': ({ from, to }) => from.zone && to?.assembles,
  'imports go module → controller → use case → repository → entity': ({ from, to }) =>
    from.layer && to?.layer && isInside(from.layer, to.layer),
  'a controller sees no table': ({ from, to, package: name }) =>
    edge.test(from.path) && (to?.layer === 'entity' || orm.test(name)),
  'no HTTP type below the controller': ({ from, package: name }) =>
    from.layer && isInside(from.layer, 'edge') && http.test(name),
};
const insideWebApp = {
  'imports go app → pages → features → the rest': ({ from, to }) => to && webLevel(to) < webLevel(from),
  'a feature never imports another feature': ({ from, to }) =>
    from.zone === 'features' && to?.zone === 'features' && from.folder !== to.folder,
  'ui and i18n import no other folder': ({ from, to }) =>
    ['ui', 'i18n'].includes(from.zone) && to?.zone && to.zone !== from.zone,
};

/**
 * @param {Map<string, string>} files path from the root → source
 * @returns {string[]} a line for each forbidden import and each circle
 */
export function violations(files) {
  const imported = new Map([...files].map(([path, source]) => [path, imports(path, source)]));
  const placeOf = readZones(files, imported);
  /** @returns {[string, string[]]} */
  const targets = ([path, specifiers]) => [path, specifiers.flatMap((specifier) => targetOf(path, specifier) ?? [])];
  const graph = new Map([...imported].map(targets));
  const shipped = [...graph].filter(([path]) => placeOf(path).src && !placeOf(path).test);
  return [
    ...[...imported].flatMap(([path, specifiers]) => forbiddenOf(path, specifiers, placeOf)),
    ...[...files].flatMap(([path, source]) =>
      edge.test(path) && /\bdatabase\./.test(source)
        ? `${path}: a controller hands the database on and asks it nothing`
        : [],
    ),
    ...circles(graph).map((circle) => `${round(circle)}: a circle of imports`),
    ...folderCircles(shipped).map((circle) => `${round(circle)}: a circle of folders`),
  ];
}

const round = (circle) => [...circle, circle[0]].join(' → ');

/**
 * Circles among what stands side by side in a folder. A file is one place, a folder with all that it holds is another.
 * @param {[string, string[]][]} graph
 */
function folderCircles(graph) {
  /** @type {Map<string, Map<string, string[]>>} */
  const beside = new Map();
  for (const [from, target] of graph.flatMap(([path, targets]) => targets.map((to) => [path, to]))) {
    const [one, other] = [from.split('/'), target.split('/')];
    const at = one.findIndex((name, index) => name !== other[index]);
    const [folder, place, next] = [one.slice(0, at), one.slice(0, at + 1), other.slice(0, at + 1)].map((names) =>
      names.join('/'),
    );
    const places = beside.get(folder) ?? new Map();
    beside.set(folder, places.set(place, [...(places.get(place) ?? []), next]));
  }
  const files = new Set(graph.map(([path]) => path));
  return [...beside.values()].flatMap(circles).filter((circle) => circle.some((place) => !files.has(place)));
}

function forbiddenOf(path, specifiers, placeOf) {
  const from = placeOf(path);
  return specifiers.flatMap((specifier) => {
    const request = { from, ...parts(path, specifier, placeOf) };
    const broken = rulesFor(from).find(([, breaks]) => breaks(request));
    return broken ? [`${path}: ${specifier}: ${broken[0]}`] : [];
  });
}

const targetOf = (path, specifier) =>
  specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : undefined;

function rulesFor(from) {
  /** @type {Record<string, (request: any) => unknown>[]} */
  const rules = [everywhere];
  if (from.src && !from.test) rules.push(insideProduct, from.web ? insideWebApp : insideService);
  return rules.flatMap(Object.entries);
}

function parts(path, specifier, placeOf) {
  // A build constant such as {CLIENT_ENTRY} is the path of a built file.
  if (/^\{[A-Z_]+\}$/.test(specifier)) return {};
  if (/^(\{|\..*\{)/.test(specifier)) return { computed: placeOf(path).src };
  const target = targetOf(path, specifier);
  if (target) return { to: placeOf(target) };
  const [, workspace] = /^@blue-peony\/([^/]*)/.exec(specifier) ?? [];
  if (workspace === undefined) return { package: /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] };
  return { workspace, app: !(workspace in libs) && workspace !== 'test-kit' };
}

const dependencies = (root) => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(dependencies);
};

/** The libraries that a file may import. */
function openTo(from) {
  const all = [...Object.keys(libs), 'test-kit'];
  if (from.test || !from.name || from.name === 'standalone') return all;
  if (from.name === 'test-kit') return Object.keys(libs);
  if (from.root.startsWith('libs/')) return libs[from.name] ?? [];
  if (from.web) return webLibs;
  return from.src ? serverLibs : [...serverLibs, ...webLibs, 'typeset'];
}

/** The sources of the repository, uncommitted ones included. */
export function readSources() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
  const paths = execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n').filter(existsSync);
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}
