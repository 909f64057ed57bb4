import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { problemsOf } from './migration-rules.mjs';

/** Records the queries of `up`. Each query that looks for something gets a result. */
async function record(migration) {
  const queries = [];
  const row = new Proxy({}, { get: (_, name) => (name === 'home' ? 'public' : true) });
  const query = async (sql) => void queries.push(sql);
  await migration.up({ query, manager: { query: async () => [row] } });
  return queries;
}

/** Every migration, by its service and name: `intake/AddDesk1764000000000`. */
export async function readMigrations() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/*/src/migrations/[0-9]*.ts'];
  const paths = execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n').filter(existsSync);
  /** @returns {Promise<[string, any][]>} */
  const read = async (path) =>
    Object.values(await import(`../${path}`)).map((Class) => [`${path.split('/')[1]}/${Class.name}`, new Class()]);
  return new Map((await Promise.all(paths.map(read))).flat());
}

/** A hash of a released migration's queries. */
const hashOf = (queries) => createHash('sha256').update(queries.join(';\n')).digest('hex');

/** @returns {Promise<Record<string, string>>} the hash of each migration, as stored in `released-migrations.json` */
export async function sealed(migrations) {
  const entries = [...migrations].map(async ([name, migration]) => [name, hashOf(await record(migration))]);
  return Object.fromEntries((await Promise.all(entries)).sort());
}

/**
 * @param {Map<string, { up: Function, transaction?: boolean, expandedIn?: string }>} migrations
 * @param {Record<string, string>} released as {@link sealed} made them
 * @returns {Promise<string[]>} a line for each problem
 */
export async function problemsIn(migrations, released) {
  const found = Object.keys(released)
    .filter((name) => !migrations.has(name))
    .map((name) => `${name}: a released migration is gone`);
  const bare = [...migrations.keys()].map((name) => name.split('/')[1]);
  // The all-in-one's bundle would call one of them `…$1`, which the table of migrations keeps.
  const twice = bare.filter((name, index) => bare.indexOf(name) < index);
  found.push(...twice.map((name) => `${name}: two services have a migration of this name`));
  for (const [name, migration] of migrations) {
    const queries = await record(migration);
    if (!(name in released)) {
      const isReleased = (other) => `${name.split('/')[0]}/${other}` in released;
      found.push(...problemsOf({ ...migration, queries }, isReleased).map((problem) => `${name}: ${problem}`));
    } else if (hashOf(queries) !== released[name]) found.push(`${name}: a released migration does something else now`);
  }
  return found;
}
