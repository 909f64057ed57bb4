import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Faults, Timed } from './driver.ts';
import { withProcessorTime } from './processor-time.ts';
import type { Result } from './statistics.ts';

type Message = { url?: string; failed?: string; ended?: Omit<Result, 'cpu'> & Faults };

/** Starts a program of this folder as a process of its own, which answers by messages. */
export function startHere(file: string, args: string[] = []): ChildProcess {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args);
  child.once('exit', (code) => child.emit('message', { failed: `${file} ended with ${code}` }));
  return child;
}

async function answerOf(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  if (message.failed) throw new Error(message.failed);
  return message;
}

/** Starts a server that sends its address once it listens. */
export async function startPeer(file: string, args: string[] = []) {
  const child = startHere(file, args);
  return { child, pid: child.pid!, url: (await answerOf(child)).url! };
}

/** Runs one job in a driver. @param watched processes whose time counts, besides the driver's, by name */
export async function measure(
  driver: ChildProcess,
  job: Timed & Record<string, unknown>,
  watched: Record<string, number> = {},
): Promise<Result & Faults> {
  driver.send(job);
  await answerOf(driver);
  const pids = { ...watched, driver: driver.pid! };
  const { result, cpu } = await withProcessorTime(pids, async () => (await answerOf(driver)).ended!);
  if (result.failed) throw new Error(`${result.failed} calls of ${JSON.stringify(job)} failed: ${result.example}`);
  return { ...result, cpu: Object.fromEntries(Object.entries(cpu).map(([name, ms]) => [name, ms / result.units])) };
}
