import { setTimeout as sleep } from 'node:timers/promises';
import { S3Store } from '@blue-peony/storage';
import { until, query } from '@blue-peony/test-kit';
import { startCluster, staff, type Cluster } from '../cluster/cluster.ts';
import { services, type Service } from '../cluster/replica.ts';
import { emptyFolder, launch, startProduct } from '../product.ts';
import type { Fault, Outcome } from './fault.ts';
import { Ledger, type Evidence } from './ledger.ts';
import { startLoad } from './load.ts';
import { outcomeOf } from './play.ts';
import type { Stage, StageOptions } from './stage.ts';
import { times } from './times.ts';

/** The worker's concurrent mails. */
const concurrency = 10;
const nothing: Outcome = { lost: [], doubled: [], complaints: [] };
const between = (least: number, most: number) => least + Math.random() * (most - least);

/** After 0.3 to 2.1 s of load. */
async function killAndStart(stage: Stage): Promise<void> {
  await sleep(between(300, 2_100));
  await stage.product().kill();
  await stage.start();
}

function killed(name: string, stage: StageOptions, count: number): Fault {
  const load = { visitors: 5, kills: true };
  const doubledAtMost = count * concurrency;
  return { name: `${name} ×${count}`, stage, load, doubledAtMost, inject: times(count, killAndStart) };
}

/** A service in its own process, killed and restarted under load. */
function killedService(service: Service): Fault {
  const count = 7;
  const bound = service === 'notification' && { doubledAtMost: count * concurrency };
  return { name: `kill -9 ${service} ×${count}`, ...bound, play: () => killService(service, count) };
}

async function killService(service: Service, count: number): Promise<Outcome> {
  const cluster = await startCluster(1, { RATE_LIMITS: 'off', STAFF_NOTIFY_EMAIL: 'staff@blue-peony.example' });
  try {
    const balancer = cluster.balancers[service];
    await cluster.complete();
    const ledger = new Ledger();
    const load = startLoad({ siteUrl: cluster.siteUrl, staff }, ledger, { kills: service === 'gateway' });
    await sleep(2_500);
    let recoveredS = 0;
    for (let done = 0; done < count; done++) {
      const old = cluster.replicas[service].at(-1)!;
      await old.kill();
      balancer.remove(old.url);
      await sleep(700);
      recoveredS = Math.max(recoveredS, (await cluster.add(service)) / 1_000);
      await sleep(between(500, 1_200));
    }
    await load.stop();
    return { ...(await outcomeOf(ledger, evidenceOf(cluster))), recoveredS };
  } finally {
    await cluster.close();
  }
}

/** What a cluster stored and sent. */
export const evidenceOf = ({ databaseUrl, s3, smtp }: Cluster): Evidence => ({
  mail: { copies: smtp.messages },
  store: new S3Store({ ...s3, bucket: 'bp-form-uploads' }),
  // Each role reads its own schema.
  sql: (text, values) => query(databaseUrl(text.includes('commerce.') ? 'commerce' : 'intake'), text, values),
});

async function twoOnOneFolder(): Promise<Outcome> {
  const folder = await emptyFolder();
  const complaints: string[] = [];
  try {
    const settings = { DATA_DIR: folder.path, LOG_LEVEL: 'warn' };
    const first = await startProduct(settings);
    const second = launch(settings);
    if ((await second.ended) !== 1) complaints.push('a second one ran beside the first');
    await first.stop();
    for (let round = 0; round < 4; round++) {
      const pair = [launch(settings), launch(settings)];
      const running = () => pair.filter(({ output }) => output().includes('is running'));
      await until(() => running().length > 0 && pair.some(({ child }) => child.exitCode !== null)).catch(() =>
        complaints.push(`${running().length} ran of a pair`),
      );
      for (const { child, ended } of pair) {
        child.kill('SIGINT');
        await ended;
      }
    }
  } finally {
    await folder.remove();
  }
  return { ...nothing, complaints };
}

async function killedWhileItMigrates(): Promise<Outcome> {
  const complaints: string[] = [];
  for (let round = 0; round < 2; round++) {
    const folder = await emptyFolder();
    for (let tries = 0; tries < 3; tries++) {
      const { child, ended } = launch({ DATA_DIR: folder.path });
      await sleep(between(600, 3_400));
      child.kill('SIGKILL');
      await ended;
    }
    const product = await startProduct({ DATA_DIR: folder.path }).catch((error: Error) => error);
    if (product instanceof Error) complaints.push('the folder cannot be used any more');
    else await product.stop();
    await folder.remove();
  }
  return { ...nothing, complaints };
}

const embedded: StageOptions = {};

export const processFaults: Fault[] = [
  killed('kill -9 all in one (embedded)', embedded, 10),
  {
    name: 'SIGTERM under load ×5',
    stage: embedded,
    load: { visitors: 6, pauseMs: 10, ends: true },
    inject: times(5, async (stage) => {
      await sleep(2_000);
      process.kill(stage.product().pid, 'SIGTERM');
      const code = await stage.product().ended;
      if (code !== 0) throw new Error(`it ended with code ${code}`);
      await stage.start();
    }),
  },
  killed('kill -9 all in one (real servers)', { real: true }, 5),
  ...services.map(killedService),
  { name: 'two instances on one data folder', play: twoOnOneFolder },
  { name: 'killed while it migrates ×6', play: killedWhileItMigrates },
];
