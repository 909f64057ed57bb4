// `npm start` builds only after a change. Nx needs a second to find out that nothing has changed; this takes some
// milliseconds, because it compares file times and not contents.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const generated = new Set(['dist', 'node_modules', '.data']);
/** Beside npm's own state: `npm ci` deletes it, so new packages cause a build. */
const stampIn = (root) => join(root, 'node_modules/.cache/blue-peony-built');

/**
 * Everything that a build reads, by path and time. The change time counts, because a copy or a checkout can set the
 * modification time to the past.
 */
function inputs(root) {
  const found = [process.version];
  const add = (path) => {
    const { ctimeMs, size } = lstatSync(join(root, path));
    found.push(`${path} ${ctimeMs} ${size}`);
  };
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) add(path);
      else if (!generated.has(entry.name)) walk(path);
    }
  };
  for (const folder of ['apps', 'libs', 'tools']) walk(folder);
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())) add(name);
  return found;
}

/** The builds as they are now; another build replaces the folder. */
const outputs = (root) =>
  readdirSync(join(root, 'apps'))
    .map((app) => join(root, 'apps', app, 'dist'))
    .filter((dist) => existsSync(dist))
    .map((dist) => `${dist} ${lstatSync(dist).ctimeMs}`);

const stampOf = (root, read) =>
  createHash('sha256')
    .update([...read, ...outputs(root)].join('\n'))
    .digest('hex');

/** Whether the last build that succeeded read the same files, and its results are still there. */
function isBuilt(root) {
  const stamp = stampIn(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(root, inputs(root));
}

/** Builds, and remembers a success. A file that changes during the build is built by the next start. */
export function buildOnce(root, build) {
  if (isBuilt(root)) return true;
  const read = inputs(root);
  if (!build()) return false;
  mkdirSync(dirname(stampIn(root)), { recursive: true });
  writeFileSync(stampIn(root), stampOf(root, read));
  return true;
}
