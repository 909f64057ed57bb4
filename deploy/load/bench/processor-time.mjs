import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Reads one process. @returns undefined when it has ended */
function read(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user, system, ofChildren, ofChildrenSystem] = fields.slice(11, 15);
    return { pid: Number(pid), parent: fields[1], ticks: user + system + ofChildren + ofChildrenSystem };
  } catch {
    return undefined;
  }
}

/** The process and all processes below it, such as PostgreSQL's connections and background workers. */
function family(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .filter(Boolean);
  const members = all.filter((one) => one.pid === pid);
  for (const { pid: parent } of members) members.push(...all.filter((one) => one.parent === parent));
  return members;
}

/** @returns milliseconds of processor time used so far by the process and those below it, ended ones included */
export const processorTime = (pid) => family(pid).reduce((sum, { ticks }) => sum + ticks, 0) * (1_000 / ticksPerSecond);

/** @returns megabytes by command of the process and those below it; shared memory is divided among its users */
export const memory = (pid) =>
  family(pid).map((one) => {
    const pages = readFileSync(`/proc/${one.pid}/smaps_rollup`, 'utf8');
    return { pid: one.pid, command: command(one.pid), megabytes: Number(/^Pss: +(\d+)/m.exec(pages)[1]) / 1024 };
  });

/** The child of this process whose command contains a text. */
export function childPid(part) {
  const found = readdirSync('/proc').find(
    (name) => /^\d+$/.test(name) && read(name)?.parent === process.pid && command(name).includes(part),
  );
  if (!found) throw new Error(`No child process runs ${part}`);
  return Number(found);
}

const command = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'latin1');
