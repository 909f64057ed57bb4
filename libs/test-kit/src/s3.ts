import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig, tool } from './config.ts';
import { freePorts } from './free-ports.ts';
import { untilReady } from './until.ts';

/** An S3 server with its credentials. */
export type S3Server = {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop(): Promise<void>;
};

/** An S3 server whose process belongs to the caller. */
export type OwnS3Server = S3Server & {
  /** For a signal that ends the process, resolves at its end. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Starts it again after its end, with the same port and objects. */
  start(): Promise<void>;
};

/** The settings of a service that stores its files there. */
export const s3Settings = ({ endpoint, accessKeyId, secretAccessKey }: Omit<S3Server, 'stop'>) => ({
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});

/** A real S3 server: a separate versitygw on a temporary folder, or the one of `S3_ENDPOINT`. */
export async function startS3(): Promise<S3Server> {
  const { s3 } = testConfig;
  return s3 ? { ...s3, stop: async () => undefined } : startOwnS3();
}

/** @param users secret keys by access key; bucket policies decide what these users may do */
export async function startOwnS3(users: Record<string, string> = {}): Promise<OwnS3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-s3-'));
  await Promise.all(['objects', 'metadata', 'users'].map((name) => mkdir(join(folder, name))));
  const keys = { accessKeyId: 'test', secretAccessKey: randomBytes(16).toString('hex') };
  const [port] = await freePorts(1);
  const endpoint = `http://127.0.0.1:${port}`;
  const accounts = Object.entries(users).map(([access, secret]) => [access, { access, secret, role: 'user' }]);
  const stored = JSON.stringify({ accessAccounts: Object.fromEntries(accounts) });
  await writeFile(join(folder, 'users', 'users.json'), stored);
  const gateway = ['--quiet', '--port', `127.0.0.1:${port}`, '--iam-dir', join(folder, 'users')];
  const args = [...gateway, 'posix', '--sidecar'];
  let server: ChildProcess;
  const start = async () => {
    server = spawn(tool('VERSITYGW_PATH'), [...args, join(folder, 'metadata'), join(folder, 'objects')], {
      stdio: 'ignore',
      env: { ROOT_ACCESS_KEY_ID: keys.accessKeyId, ROOT_SECRET_ACCESS_KEY: keys.secretAccessKey },
    });
    await untilReady('The S3 server', () => fetch(endpoint), { child: server });
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  await start();
  return {
    endpoint,
    region: 'us-east-1',
    ...keys,
    start,
    signal: async (signal) => (signal === 'SIGKILL' ? end(signal) : void server.kill(signal)),
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
