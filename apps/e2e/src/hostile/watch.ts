import { readdirSync, readFileSync } from 'node:fs';

/** The product's process and its children: resident megabytes of the largest of each, and descriptors of its own. */
export type Usage = { own: number; child: number; descriptors: number };

const pageMb = 4_096 / 1_000_000;

/** Resident megabytes of a process; 0 once it has ended. */
export const residentMb = (pid: number): number => Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageMb;

/** Zeros for a process that has ended. */
export function usageOf(pid: number): Usage {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    // The command's name is in parentheses and may contain anything; the state and the parent id follow it.
    const parent = /.*\) \S (\d+)/s.exec(read(`/proc/${name}/stat`))?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const isOurs = (child: number): boolean => {
    const parent = parents.get(child);
    return parent !== undefined && (parent === pid || isOurs(parent));
  };
  const children = [...parents.keys()].filter(isOurs).map(residentMb);
  return { own: residentMb(pid), child: Math.max(0, ...children), descriptors: countDescriptors(pid) };
}

/** Samples twice a second. @returns a function that stops it and returns the peaks */
export function watch(pid: number): () => Usage {
  const peak = usageOf(pid);
  const timer = setInterval(() => {
    const now = usageOf(pid);
    for (const key of ['own', 'child', 'descriptors'] as const) peak[key] = Math.max(peak[key], now[key]);
  }, 500);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

function countDescriptors(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
