// A backup under load by the chart's CronJob, the loss of all data, and the way back.
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publicPaths } from '@blue-peony/contracts';
import { Ledger } from '@blue-peony/e2e/ledger';
import { applicationForm } from '@blue-peony/test-kit';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { apply, kubectl } from '../api.mjs';
import { send } from '../load.mjs';
import { at, namespace } from '../paths.mjs';
import { accounts } from '../play.mjs';
import { until } from '../processes.mjs';
import { startPostgres } from '../postgres.mjs';
import { applySecrets, settled, upgrade } from '../product.mjs';
import { operator } from '../runbook.mjs';

const claim = 'blue-peony-backups';
const inNamespace = ['-n', namespace];

/** Everything that was acknowledged before the backup. @type {Ledger} */
let promised;
/** @type {import('../runbook.mjs').Follow} */
let follow;

/** A disk that outlives the pods. */
async function makeVolume() {
  mkdirSync(at('backups'), { recursive: true });
  chmodSync(at('backups'), 0o777);
  const common = { accessModes: ['ReadWriteOnce'], storageClassName: 'backups' };
  const storage = '5Gi';
  await apply(
    {
      apiVersion: 'v1',
      kind: 'PersistentVolume',
      metadata: { name: claim },
      spec: { ...common, capacity: { storage }, hostPath: { path: at('backups') } },
    },
    {
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      metadata: { name: claim, namespace },
      spec: { ...common, resources: { requests: { storage } } },
    },
  );
}

/** @returns {Promise<string>} the last line of the drill's log */
async function drill() {
  await kubectl(...inNamespace, 'create', 'job', 'drill-now', '--from=cronjob/blue-peony-backup-drill');
  await kubectl(...inNamespace, 'wait', '--for=condition=complete', '--timeout=5m', 'job/drill-now');
  return (await kubectl(...inNamespace, 'logs', 'job/drill-now')).trim().split('\n').at(-1) ?? '';
}

/** Ends the database and the object store, and deletes their disks. @param {import('../parts.mjs').Parts} parts */
async function loseEverything({ database, s3 }) {
  await database.kill();
  await s3.signal('SIGKILL');
  const [folder] = readdirSync(at('tmp')).filter((name) => name.startsWith('blue-peony-s3-'));
  for (const kind of ['objects', 'metadata'])
    for (const bucket of readdirSync(at('tmp', folder, kind)))
      rmSync(join(at('tmp', folder, kind), bucket), { recursive: true });
}

const taken = async () => {
  const headers = { 'content-type': 'application/json' };
  const { status } = await send(
    'POST',
    publicPaths.submitApplication,
    headers,
    JSON.stringify(applicationForm({ email: 'first@back.example' })),
  );
  return status === 201;
};

/** @type {import('../play.mjs').Play[]} */
export const restorePlays = [
  {
    name: 'backup under load, all data lost, restored',
    before: async ({ parts, values }) => {
      await makeVolume();
      const identity = await generateX25519Identity();
      await applySecrets({ 'blue-peony-backup-identity': { identity } });
      /** @type {any} */
      const plain = values;
      const withBackup = {
        ...plain,
        secrets: {
          ...plain.secrets,
          backupIdentity: { existingSecret: 'blue-peony-backup-identity', key: 'identity' },
        },
        backup: { enabled: true, existingClaim: claim, ageRecipient: await identityToRecipient(identity) },
      };
      await upgrade(withBackup);
      follow = await operator(withBackup, parts.database.url);
    },
    act: async (_bed, ledger) => {
      promised = Object.assign(new Ledger(), {
        applications: new Map(ledger.applications),
        paid: new Map(ledger.paid),
      });
      const began = Date.now();
      await follow('Upgrade', 1);
      console.log(`   backup: ${seconds(began)} s under load`);
    },
    check: async (bed) => {
      const { parts } = bed;
      console.log(`   drill: ${await drill()}`);
      await loseEverything(parts);
      const lost = Date.now();
      await follow('Restore', 1);
      parts.database = await startPostgres(parts.database.port);
      await parts.s3.start();
      await follow('Restore', 3);
      console.log(`   restored: ${seconds(lost)} s after the loss`);
      await follow('Restore', 4);
      await settled();
      await until('an application is accepted again', taken);
      const { applications, paid } = promised;
      console.log(
        `   accepts applications: ${seconds(lost)} s after the loss; ${applications.size} applications and ${paid.size} orders were promised`,
      );
      const found = await accounts(bed, promised);
      return found.lost.map((what) => `not restored: ${what}`);
    },
    after: async ({ values }) => {
      await upgrade(values);
      await kubectl(...inNamespace, 'delete', 'job', '--all', '--wait');
    },
  },
];

const seconds = (/** @type {number} */ since) => ((Date.now() - since) / 1_000).toFixed(0);
