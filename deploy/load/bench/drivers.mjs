import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { processorTime } from './processor-time.mjs';

/** Starts a program of this folder as a process of its own, which answers by messages. */
export function startHere(file, args = []) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: [] });
  child.once('exit', (code) => child.emit('message', { failed: `${file} ended with ${code}` }));
  return child;
}

async function answerOf(child) {
  const [message] = await once(child, 'message');
  if (message.failed) throw new Error(message.failed);
  return message;
}

/** Starts a server that sends its address once it listens. */
export async function startPeer(file, args) {
  const child = startHere(file, args);
  return { child, pid: child.pid, url: (await answerOf(child)).url };
}

/**
 * Runs one job in a driver.
 * @param watched process ids by name
 * @returns the driver's result, with the processor time of each process in ms per unit, the driver's included
 */
export async function measure(driver, job, watched = {}) {
  const pids = Object.entries({ ...watched, generator: driver.pid });
  const used = () => pids.map(([, pid]) => processorTime(pid));
  driver.send(job);
  await answerOf(driver);
  const before = used();
  const { ended } = await answerOf(driver);
  const after = used();
  const cpu = Object.fromEntries(pids.map(([name], index) => [name, (after[index] - before[index]) / ended.units]));
  if (ended.failed) throw new Error(`${ended.failed} calls of ${JSON.stringify(job)} failed: ${ended.example}`);
  return { ...ended, cpu };
}
