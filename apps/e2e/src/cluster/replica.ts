import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts } from '@blue-peony/test-kit';

export const services = ['gateway', 'intake', 'commerce', 'notification'] as const;
// All running replicas are killed when this process ends.
process.setMaxListeners(100);

export type Service = (typeof services)[number];
export type Settings = Record<string, string>;

export type Replica = {
  url: string;
  pid: number;
  metricsUrl: string;
  output(): string;
  /** Stops it like Kubernetes stops a pod. @returns the exit code and the duration */
  terminate(): Promise<{ code: number | null; ms: number }>;
  kill(): Promise<void>;
};

const program = (service: Service) => resolve(import.meta.dirname, `../../../${service}/dist/main.js`);
const environment = (settings: Settings) => ({ PATH: process.env.PATH, HOST: '127.0.0.1', ...settings });
const startTimeoutMs = 60_000;

/** Runs a command of the built service, as a job or an operator does. */
export async function runCommand(service: Service, args: string[], settings: Settings): Promise<void> {
  await promisify(execFile)(process.execPath, [program(service), ...args], { env: environment(settings) });
}

/** What a service says when the machine is too busy for it to reach its database in time. It exits then. */
const tooLate = /timeout exceeded when trying to connect/;

/** Starts the built service as a separate process and waits until it is live; started too late, again, as a pod is. */
export async function startReplica(service: Service, settings: Settings): Promise<Replica> {
  const [port, metricsPort] = await freePorts(2);
  const env = environment({ PORT: `${port}`, METRICS_PORT: `${metricsPort}`, ...settings });
  let text = '';
  const run = () => {
    const child = spawn(process.execPath, [program(service)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const killWithUs = () => child.kill('SIGKILL');
    process.once('exit', killWithUs);
    void ended.then(() => process.removeListener('exit', killWithUs));
    return { child, ended };
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeoutMs;
  let { child, ended } = run();
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    const goesOn = child.exitCode === null || (await ended.then(() => tooLate.test(text)));
    if (!goesOn || Date.now() > deadline) throw new Error(`${service} did not start:\n${text}`);
    if (child.exitCode !== null) {
      text = '';
      ({ child, ended } = run());
    }
    await sleep(50);
  }
  return {
    url,
    pid: child.pid!,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    output: () => text,
    async terminate() {
      const before = performance.now();
      child.kill('SIGTERM');
      return { code: await ended, ms: performance.now() - before };
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
