// The API server, asked with the administrator's certificate.
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { json, text } from 'node:stream/consumers';
import { repeat } from '@blue-peony/test-kit';
import { binary } from './binaries.ts';
import { kubeconfig, pki } from './certificates.ts';
import { run } from './processes.ts';

const api = 'https://127.0.0.1:6443';
let agent: Agent | undefined;
const ours = () =>
  (agent ??= new Agent({
    keepAlive: true,
    ca: readFileSync(pki('ca.crt')),
    cert: readFileSync(pki('admin.crt')),
    key: readFileSync(pki('admin.key')),
  }));

/** @returns the answer @throws Error for any status but 200 */
export const ask = <T>(path: string): Promise<T> => askServer(`${api}${path}`, ours(), json) as Promise<T>;
export const list = async <T>(path: string) => (await ask<{ items: T[] }>(path)).items;

/** Keeps something in step with the cluster; a failed turn is repeated like any other. */
export function follow(read: () => Promise<string>, write: (text: string) => unknown, everyMs: number): void {
  let written = '';
  const turn = async () => {
    const text = await read();
    if (text === written) return;
    await write(text);
    written = text;
  };
  void repeat(() => turn().catch(() => undefined), everyMs);
}

/** @returns `ok`, once it has its default roles too @throws Error before */
export const askReadiness = (): Promise<string> => askServer(`${api}/readyz`, ours(), text);

export function askServer<T>(url: string, through: Agent, read: (body: IncomingMessage) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent: through, timeout: 5_000 }, (response) => {
      if (response.statusCode === 200) read(response).then(resolve, reject);
      else {
        response.resume();
        reject(new Error(`${url}: ${response.statusCode}`));
      }
    });
    call.on('timeout', () => call.destroy(new Error(`${url}: no answer`)));
    call.on('error', reject).end();
  });
}

export const kubectl = (...args: string[]): Promise<string> =>
  run(binary('kubectl'), ['--kubeconfig', kubeconfig('admin'), ...args]);

export const apply = (...resources: object[]) =>
  run(binary('kubectl'), ['--kubeconfig', kubeconfig('admin'), 'apply', '-f', '-'], {
    input: JSON.stringify({ apiVersion: 'v1', kind: 'List', items: resources }),
  });
