// Every key of the product replaced in turn, as docs/rotate-a-key.md says, with a staff member at work.
import { randomBytes } from 'node:crypto';
import { endpoints } from '@blue-peony/contracts';
import { ensureStaff } from '@blue-peony/gateway';
import { kubectl } from '../api.mjs';
import { send } from '../load.mjs';
import { namespace } from '../paths.mjs';
import { repeat } from '../processes.mjs';
import { applySecrets, restart, secretsOf, settled, upgrade } from '../product.mjs';

const rotated = ['photoLinkSecret', 'applicantSecret', 'shopSecret', 'secretsKey'];
const keysSecret = 'blue-peony-keys';
const owner = { email: 'owner@agency.example', password: 'a long enough password' };
const json = { 'content-type': 'application/json' };

/** @param {string} command of the gateway's program */
const staffCommand = (command) =>
  kubectl('-n', namespace, 'exec', 'deployment/blue-peony-gateway', '--', 'node', 'dist/main.js', command);

async function signIn() {
  const answer = await send('POST', '/auth/v1/token?grant_type=password', json, JSON.stringify(owner));
  if (answer.status !== 200) throw new Error(`signing in: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body);
}

/** A staff member who reads the list twice a second. @returns what she met, when she stops */
async function work() {
  const { access_token: token, refresh_token: refreshToken } = await signIn();
  /** @type {string[]} */
  const refusals = [];
  const read = async (/** @type {string} */ access) => {
    const answer = await send('GET', `${endpoints.listApplications.path}?limit=5`, {
      authorization: `Bearer ${access}`,
    });
    if (answer.status !== 200) refusals.push(`the list: ${answer.status} ${answer.body}`);
  };
  const stop = repeat(() => read(token), 500);
  return async () => {
    await stop();
    const answer = await send(
      'POST',
      '/auth/v1/token?grant_type=refresh_token',
      json,
      JSON.stringify({ refresh_token: refreshToken }),
    );
    if (answer.status === 200) await read(JSON.parse(answer.body).access_token);
    else refusals.push(`signed out: ${answer.status} ${answer.body}`);
    return refusals;
  };
}

/** The keys as a Secret. @param {Record<string, string>} now @param {Record<string, string>} other the second live version */
const withSecond = (now, other) => ({
  [keysSecret]: { ...now, ...Object.fromEntries(rotated.map((name) => [`${name}Previous`, other[name]])) },
});

/** @type {import('../play.mjs').Play[]} */
export const rotatePlays = [
  {
    name: 'every key rotated, a staff member at work',
    before: ({ parts }) =>
      ensureStaff(`postgres://peony_gateway@127.0.0.1:${parts.database.port}/blue_peony`, { ...owner, role: 'owner' }),
    act: async ({ parts, values }) => {
      const stop = await work();
      const old = secretsOf(parts)[keysSecret];
      const fresh = { ...old, ...Object.fromEntries(rotated.map((name) => [name, randomBytes(32).toString('hex')])) };
      /** @type {any} */
      const plain = values;
      const second = Object.fromEntries(
        rotated.map((name) => [`${name}Previous`, { existingSecret: keysSecret, key: `${name}Previous` }]),
      );
      // First every pod recognizes the new keys, then every pod makes them.
      await applySecrets(withSecond(old, fresh));
      await upgrade({ ...plain, secrets: { ...plain.secrets, ...second } });
      await applySecrets(withSecond(fresh, old));
      await restart();
      await staffCommand('reseal');
      await staffCommand('rotate-keys');
      await upgrade(values);
      await settled();
      return stop();
    },
  },
];
