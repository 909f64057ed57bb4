// A backup under load by the chart's CronJob, the loss of all data, and the way back.
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publicPaths } from '@blue-peony/contracts';
import { Ledger } from '@blue-peony/e2e/ledger';
import { applicationForm } from '@blue-peony/test-kit';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { apply, ask, kubectl } from '../api.mjs';
import { send } from '../load.mjs';
import { at, namespace } from '../paths.mjs';
import { accounts } from '../play.mjs';
import { until } from '../processes.mjs';
import { applySecrets, pods, settled, upgrade } from '../product.mjs';

const claim = 'blue-peony-backups';
const minutes = 60_000;
const inNamespace = ['-n', namespace];

/** Everything that was acknowledged before the backup. @type {Ledger} */
let promised;
/** @type {object} */
let withBackup;

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

/** Runs a Job to its end. @param {string} name @param {() => Promise<unknown>} create */
async function runJob(name, create) {
  await create();
  await until(
    `the Job ${name} is complete`,
    async () => {
      const { status } = await ask(`/apis/batch/v1/namespaces/${namespace}/jobs/${name}`);
      return status.succeeded > 0;
    },
    5 * minutes,
  ).catch(async (error) => {
    throw new Error(`${error.message} ${await kubectl(...inNamespace, 'logs', `job/${name}`, '--tail=5')}`);
  });
  return kubectl(...inNamespace, 'logs', `job/${name}`);
}

/** @param {string} name @param {string} cronJob */
const runNow = (name, cronJob) =>
  runJob(name, () => kubectl(...inNamespace, 'create', 'job', name, `--from=cronjob/${cronJob}`));

/** Restores with the settings and secrets of the drill. */
async function restoreNewest() {
  const { spec } = await ask(`/apis/batch/v1/namespaces/${namespace}/cronjobs/blue-peony-backup-drill`);
  const job = spec.jobTemplate;
  job.spec.template.spec.containers[0].args = ['restore', 'newest'];
  const metadata = { name: 'restore', namespace };
  return runJob('restore', () => apply({ apiVersion: 'batch/v1', kind: 'Job', metadata, spec: job.spec }));
}

/** @param {import('../play.mjs').Bed} bed */
async function loseEverything({ parts }) {
  await kubectl(...inNamespace, 'scale', 'deployment', '--all', '--replicas=0');
  await until(
    'no service runs',
    async () => (await pods()).every((pod) => pod.metadata.labels['batch.kubernetes.io/job-name']),
    2 * minutes,
  );
  await parts.database.empty();
  await parts.s3.signal('SIGKILL');
  const [folder] = readdirSync(at('tmp')).filter((name) => name.startsWith('blue-peony-s3-'));
  for (const kind of ['objects', 'metadata'])
    for (const bucket of readdirSync(at('tmp', folder, kind)))
      rmSync(join(at('tmp', folder, kind), bucket), { recursive: true });
  await parts.s3.start();
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
    before: async ({ values }) => {
      await makeVolume();
      const identity = await generateX25519Identity();
      await applySecrets({ 'blue-peony-backup-identity': { identity } });
      /** @type {any} */
      const plain = values;
      withBackup = {
        ...plain,
        secrets: {
          ...plain.secrets,
          backupIdentity: { existingSecret: 'blue-peony-backup-identity', key: 'identity' },
        },
        backup: { enabled: true, existingClaim: claim, ageRecipient: await identityToRecipient(identity) },
      };
      await upgrade(withBackup);
    },
    act: async (_bed, ledger) => {
      promised = Object.assign(new Ledger(), {
        applications: new Map(ledger.applications),
        paid: new Map(ledger.paid),
      });
      const began = Date.now();
      await runNow('backup-now', 'blue-peony-backup');
      console.log(`   backup: ${seconds(began)} s under load`);
    },
    check: async (bed) => {
      const drill = await runNow('drill-now', 'blue-peony-backup-drill');
      console.log(`   drill: ${drill.trim().split('\n').at(-1)}`);
      await loseEverything(bed);
      const lost = Date.now();
      await restoreNewest();
      console.log(`   restored: ${seconds(lost)} s after the loss`);
      await upgrade(withBackup);
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
