// A backup under load by the chart's CronJob, the loss of all data, and the way back.
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ledger } from '@blue-peony/e2e/ledger';
import { apply as applyOnce, caller, eventually } from '@blue-peony/test-kit';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { apply, kubectl } from '../api.ts';
import { ask } from '../load.ts';
import { at, namespace } from '../paths.ts';
import { accounts, type Bed, type Play } from '../play.ts';
import { startPostgres } from '../postgres.ts';
import { applySecrets, settled, upgrade } from '../product.ts';
import { operator, type Follow } from '../runbook.ts';
import type { Parts } from '../parts.ts';

const claim = 'blue-peony-backups';
const inNamespace = ['-n', namespace];

/** Everything that was acknowledged before the backup. */
let promised: Ledger;
let follow: Follow;

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

/** @returns the last line of the drill's log */
async function drill(): Promise<string> {
  await kubectl(...inNamespace, 'create', 'job', 'drill-now', '--from=cronjob/blue-peony-backup-drill');
  await kubectl(...inNamespace, 'wait', '--for=condition=complete', '--timeout=5m', 'job/drill-now');
  return (await kubectl(...inNamespace, 'logs', 'job/drill-now')).trim().split('\n').at(-1) ?? '';
}

/** Ends the database and the object store, and deletes their disks. */
export async function loseEverything({ database, s3 }: Parts) {
  await database.kill();
  await s3.signal('SIGKILL');
  const [folder = ''] = readdirSync(at('tmp')).filter((name) => name.startsWith('blue-peony-s3-'));
  for (const kind of ['objects', 'metadata'])
    for (const bucket of readdirSync(at('tmp', folder, kind)))
      rmSync(join(at('tmp', folder, kind), bucket), { recursive: true });
}

/** Starts both again, with nothing in them. */
export async function startEmpty(parts: Parts) {
  parts.database = await startPostgres(parts.database.port);
  await parts.s3.start();
}

/** Turns backups on. @param identity the private key @returns how to follow the operator's page */
export async function backUpFor({ parts, values }: Bed, identity: string): Promise<Follow> {
  await makeVolume();
  await applySecrets({ 'blue-peony-backup-identity': { identity } });
  const withBackup = {
    ...values,
    secrets: {
      ...values.secrets,
      backupIdentity: { existingSecret: 'blue-peony-backup-identity', key: 'identity' },
    },
    backup: { enabled: true, existingClaim: claim, ageRecipient: await identityToRecipient(identity) },
  };
  await upgrade(withBackup);
  return operator(withBackup, parts.database.url);
}

export async function backUpNoMore({ values }: Bed) {
  await upgrade(values);
  await kubectl(...inNamespace, 'delete', 'job', '--all', '--wait');
}

const taken = () => applyOnce(caller(ask), { email: 'first@back.example' });

export const restorePlays: Play[] = [
  {
    name: 'backup under load, all data lost, restored',
    before: async (bed) => {
      follow = await backUpFor(bed, await generateX25519Identity());
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
      await startEmpty(parts);
      await follow('Restore', 3);
      console.log(`   restored: ${seconds(lost)} s after the loss`);
      await follow('Restore', 4);
      await settled();
      await eventually('an application is accepted again', taken);
      const { applications, paid } = promised;
      console.log(
        `   accepts applications: ${seconds(lost)} s after the loss; ${applications.size} applications and ${paid.size} orders were promised`,
      );
      const found = await accounts(bed, promised);
      return found.lost.map((what) => `not restored: ${what}`);
    },
    after: backUpNoMore,
  },
];

const seconds = (since: number) => ((Date.now() - since) / 1_000).toFixed(0);
