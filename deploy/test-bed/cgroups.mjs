// Control groups of the nodes. They belong to the machine and outlive the run's namespaces.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './processes.mjs';

const mounted = '/sys/fs/cgroup';
const bed = 'blue-peony-test-bed';

/** @param {string} node @returns {string} the node's group */
export const groupOf = (node) => `/${bed}/${node}`;

/** The hierarchies of cgroup v1, or the only one of v2. */
const hierarchies = (besides = ['unified']) =>
  existsSync(join(mounted, 'cgroup.controllers'))
    ? [mounted]
    : readdirSync(mounted)
        .filter((name) => !besides.includes(name))
        .map((name) => join(mounted, name));

/** @param {string} node */
export function makeGroup(node) {
  for (const hierarchy of hierarchies()) {
    let above = hierarchy;
    for (const name of [bed, node]) {
      const folder = join(above, name);
      mkdirSync(folder, { recursive: true });
      for (const file of ['cpuset.cpus', 'cpuset.mems'])
        if (existsSync(join(hierarchy, 'cpuset.cpu_exclusive')))
          writeFileSync(join(folder, file), readFileSync(join(above, file)));
      above = folder;
    }
  }
}

/** @param {string} node @returns {number[]} the processes of its pods */
export function processesOf(node) {
  const found = new Set();
  for (const hierarchy of hierarchies())
    for (const folder of below(join(hierarchy, bed, node)))
      for (const pid of readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n'))
        if (Number(pid)) found.add(Number(pid));
  return [...found];
}

/** Removes what a run left, once its last process has ended; runc has groups in v2 too. @param {string} [name] of the group */
export async function removeGroups(name = bed) {
  for (const hierarchy of existsSync(mounted) ? hierarchies([]) : [])
    await until('the control groups are empty', () => {
      for (const folder of below(join(hierarchy, name)).toReversed()) rmdirSync(folder);
      return true;
    });
}

/** @param {string} folder @returns {string[]} it and the folders in it, outer ones first */
function below(folder) {
  if (!existsSync(folder)) return [];
  const inner = readdirSync(folder).map((name) => join(folder, name));
  return [folder, ...inner.filter((path) => statSync(path).isDirectory()).flatMap(below)];
}
