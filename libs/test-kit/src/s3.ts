import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testConfig } from './config.ts';
import { freePorts } from './free-ports.ts';

export type S3Server = {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop(): Promise<void>;
};

const startTimeoutMs = 20_000;

/** A real S3 server of the caller's own (versitygw on a temporary folder), or the one that `S3_ENDPOINT` names. */
export async function startS3(): Promise<S3Server> {
  const { s3, versitygwPath } = testConfig;
  if (s3) return { ...s3, stop: async () => undefined };

  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-s3-'));
  await Promise.all(['objects', 'metadata'].map((name) => mkdir(join(folder, name))));
  const keys = { accessKeyId: 'test', secretAccessKey: randomBytes(16).toString('hex') };
  const [port] = await freePorts(1);
  const server = spawn(
    versitygwPath,
    ['--quiet', '--port', `127.0.0.1:${port}`, 'posix', '--sidecar', join(folder, 'metadata'), join(folder, 'objects')],
    {
      stdio: 'ignore',
      env: { ROOT_ACCESS_KEY_ID: keys.accessKeyId, ROOT_SECRET_ACCESS_KEY: keys.secretAccessKey },
    },
  );
  const failed = once(server, 'exit').then(() => Promise.reject(new Error('The S3 server ended before it was ready')));
  const endpoint = `http://127.0.0.1:${port}`;
  await Promise.race([answering(endpoint), failed]);
  failed.catch(() => undefined);
  return {
    endpoint,
    region: 'us-east-1',
    ...keys,
    stop: async () => {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await fetch(url).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('The S3 server did not answer');
    await sleep(50);
  }
}
