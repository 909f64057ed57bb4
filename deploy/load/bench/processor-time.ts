import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
type One = { pid: number; parent: number; ticks: number };

/** Reads one process; nothing when it has ended. */
function read(pid: number | string): One[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent = 0, ...fields] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    // Its own and its ended children's, as user and as system.
    return [{ pid: Number(pid), parent, ticks: fields.slice(9, 13).reduce((sum, one) => sum + one, 0) }];
  } catch {
    return [];
  }
}
const all = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read);

/** The process and all processes below it, such as PostgreSQL's connections and background workers. */
function family(pid: number): One[] {
  const now = all();
  const members = now.filter((one) => one.pid === pid);
  for (const { pid: parent } of members) members.push(...now.filter((one) => one.parent === parent));
  return members;
}

/** @returns milliseconds of processor time used so far by the process and those below it, ended ones included */
const processorTime = (pid: number) =>
  family(pid).reduce((sum, { ticks }) => sum + ticks, 0) * (1_000 / ticksPerSecond);

/** Runs something. @returns its result, and the processor time of each process meanwhile, in ms by name */
export async function withProcessorTime<T>(pids: Record<string, number>, run: () => Promise<T>) {
  const used = () => Object.entries(pids).map(([name, pid]) => [name, processorTime(pid)] as const);
  const before = Object.fromEntries(used());
  const result = await run();
  return { result, cpu: Object.fromEntries(used().map(([name, ms]) => [name, ms - before[name]!])) };
}

/** @returns megabytes by command of the process and those below it; shared memory is divided among its users */
export const memory = (pid: number) =>
  family(pid).map((one) => {
    const pages = readFileSync(`/proc/${one.pid}/smaps_rollup`, 'utf8');
    return { pid: one.pid, command: command(one.pid), megabytes: Number(/^Pss: +(\d+)/m.exec(pages)![1]) / 1024 };
  });

/** @returns megabytes of the process and those below it together */
export const wholeMemory = (pid: number) => memory(pid).reduce((sum, { megabytes }) => sum + megabytes, 0);

/** The child of this process whose command contains a text. */
export function childPid(part: string): number {
  const found = all().find(({ pid, parent }) => parent === process.pid && command(pid).includes(part));
  if (!found) throw new Error(`No child process runs ${part}`);
  return found.pid;
}

const command = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'latin1');
