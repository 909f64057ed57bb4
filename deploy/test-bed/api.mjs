// The API server, asked with the administrator's certificate.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { json, text } from 'node:stream/consumers';
import { binary } from './binaries.mjs';
import { kubeconfig, pki } from './certificates.mjs';
import { run } from './processes.mjs';

const api = 'https://127.0.0.1:6443';
/** @type {Agent | undefined} */
let agent;
const ours = () =>
  (agent ??= new Agent({
    keepAlive: true,
    ca: readFileSync(pki('ca.crt')),
    cert: readFileSync(pki('admin.crt')),
    key: readFileSync(pki('admin.key')),
  }));

/**
 * @param {string} path
 * @returns {Promise<any>} the answer
 * @throws {Error} for any status but 200
 */
export const ask = (path) => askServer(`${api}${path}`, ours(), json);

/** @returns {Promise<string>} `ok`, once it has its default roles too @throws {Error} before */
export const askReadiness = () => askServer(`${api}/readyz`, ours(), text);

/**
 * @template T
 * @param {string} url
 * @param {Agent} through
 * @param {(body: import('node:http').IncomingMessage) => Promise<T>} read
 * @returns {Promise<T>}
 */
export function askServer(url, through, read) {
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

/** @param {...string} args @returns {Promise<string>} */
export const kubectl = (...args) => run(binary('kubectl'), ['--kubeconfig', kubeconfig('admin'), ...args]);

/** @param {...object} resources */
export const apply = (...resources) =>
  run(binary('kubectl'), ['--kubeconfig', kubeconfig('admin'), 'apply', '-f', '-'], {
    input: JSON.stringify({ apiVersion: 'v1', kind: 'List', items: resources }),
  });
