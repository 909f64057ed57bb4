// Control groups of the nodes. They belong to the machine and outlive the run's namespaces.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@blue-peony/test-kit';

const mounted = '/sys/fs/cgroup';
export const bedGroup = 'blue-peony-test-bed';

/** @returns the node's group */
export const groupOf = (node: string): string => `/${bedGroup}/${node}`;

/** The hierarchies of cgroup v1, or the only one of v2. */
const hierarchies = (besides = ['unified']) =>
  existsSync(join(mounted, 'cgroup.controllers'))
    ? [mounted]
    : readdirSync(mounted)
        .filter((name) => !besides.includes(name))
        .map((name) => join(mounted, name));

export function makeGroup(node: string) {
  for (const hierarchy of hierarchies()) {
    let above = hierarchy;
    for (const name of [bedGroup, node]) {
      const folder = join(above, name);
      mkdirSync(folder, { recursive: true });
      for (const file of ['cpuset.cpus', 'cpuset.mems'])
        if (existsSync(join(hierarchy, 'cpuset.cpu_exclusive')))
          writeFileSync(join(folder, file), readFileSync(join(above, file)));
      above = folder;
    }
  }
}

/** @returns the processes of its pods */
export function processesOf(node: string): number[] {
  const found = new Set<number>();
  for (const hierarchy of hierarchies())
    for (const folder of below(join(hierarchy, bedGroup, node)))
      for (const pid of readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n'))
        if (Number(pid)) found.add(Number(pid));
  return [...found];
}

/** Removes what a run left, once its last process has ended; runc has groups in v2 too. */
export async function removeGroups(name: string) {
  for (const hierarchy of existsSync(mounted) ? hierarchies([]) : [])
    await eventually('the control groups are empty', () => {
      for (const folder of below(join(hierarchy, name)).toReversed()) rmdirSync(folder);
      return true;
    });
}

/** @returns it and the folders in it, outer ones first */
function below(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const inner = readdirSync(folder).map((name) => join(folder, name));
  return [folder, ...inner.filter((path) => statSync(path).isDirectory()).flatMap(below)];
}
