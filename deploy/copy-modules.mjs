// Copies the installed packages that a service loads at run time, without types, docs and sources:
//   node deploy/copy-modules.mjs <service> <target folder>
// npm alone would add what the tests of every workspace need.
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const unread = /(\.d\.[cm]?ts|\.map|\.md|\.flow|\.ts)$/;
/** Builds of packages for environments other than Node. */
const foreign =
  /\/(@opentelemetry\/[^/]+\/build\/(esm|esnext)|typeorm\/browser|rxjs\/(src|dist\/(esm|esm5|bundles|types))|pdf-lib\/(dist|es|src)|bintrees\/test|swagger-ui-dist\/swagger-ui-es-[^/]+)(\/|$)/;

/** Megabytes. Thirty of the gateway's are what draws and styles the pages that it renders. */
const megabytesAtMost = 60;

const [service, target] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '..');
const packages = new Set();
collect(join(root, 'apps', service));
for (const folder of packages)
  cpSync(folder, join(target, relative(root, folder)), {
    recursive: true,
    filter: (path) => !unread.test(path) && !foreign.test(path) && (path === folder || !path.endsWith('/node_modules')),
  });

const copied = readdirSync(target, { recursive: true }).map((name) => statSync(join(target, name)));
const megabytes = copied.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6;
if (megabytes > megabytesAtMost) throw new Error(`${service} would bring ${megabytes.toFixed(1)} MB of packages`);

/**
 * Collects dependencies recursively from a package's folder. Workspaces are skipped, because the bundle contains them.
 */
function collect(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { dependencies, optionalDependencies = {}, peerDependencies, peerDependenciesMeta = {} } = manifest;
  for (const name of Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies })) {
    if (peerDependenciesMeta[name]?.optional) continue;
    const found = find(folder, name);
    if (!found && !(name in optionalDependencies))
      throw new Error(`${name}, which ${manifest.name} needs, is not installed`);
    if (!found || packages.has(found)) continue;
    if (found.includes('/node_modules/')) packages.add(found);
    collect(found);
  }
}

function find(from, name) {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(path)) return realpathSync(path);
  }
}
