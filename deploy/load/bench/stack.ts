import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyFolder } from '@blue-peony/e2e/product';
import { startPostgres } from '@blue-peony/embedded-postgres';
import {
  freePorts,
  s3Settings,
  startOwnBroker,
  startOwnS3,
  startSmtpSink,
  type OwnBroker,
  type S3Server,
  query,
} from '@blue-peony/test-kit';
import { connect } from 'amqplib';
import { childPid } from './processor-time.ts';

const apps = resolve(import.meta.dirname, '../../../apps');
const readyWithinMs = 30_000;
const secret = 'a secret of the benchmark, of 32 characters and more';
export const services = ['gateway', 'intake', 'commerce', 'notification'] as const;
type Service = (typeof services)[number];
type Settings = Record<string, string>;

type Servers = {
  folder: string;
  database: { url: string; pid: number };
  broker: OwnBroker & { pid: number; queues: string[] };
  s3: S3Server;
};
type Running = Servers & { settings: Record<Service, Settings> };
/** What a service gets besides its settings: arguments of Node and of the program, and more settings. */
type Extra = { nodeArgs?: string[]; args?: string[]; more?: Settings };
export type Stack = Running & {
  /** Resolves when the service is ready. */
  start(name: Service, extra?: Extra): ReturnType<typeof startService>;
  stop(): Promise<void>;
};

/**
 * Real servers, and the built services as processes of their own with the settings of the images. Databases are
 * migrated, and the queues of the notification service are bound, but it does not run: its mails are measured apart.
 */
export async function startStack(): Promise<Stack> {
  const { path: folder, remove } = await emptyFolder();
  const stops: (() => Promise<unknown>)[] = [remove];
  const stop = async () => {
    for (const step of stops.splice(0).toReversed()) await step();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    const database = await startPostgres({ folder: join(folder, 'postgres') });
    stops.push(database.stop);
    const broker = await startOwnBroker();
    stops.push(broker.dispose);
    const s3 = await startOwnS3();
    stops.push(s3.stop);
    const servers: Servers = {
      folder,
      database: { url: database.url, pid: childPid(`${folder}/postgres`) },
      broker: Object.assign(broker, { pid: childPid('rabbitmq-server'), queues: [] }),
      s3,
    };
    const running = { ...servers, settings: await settingsOf(servers) };
    for (const name of services) await migrate(running, name);
    await bindQueues(running);
    const start: Stack['start'] = async (name, extra) => {
      const service = await startService(running, name, extra);
      stops.push(service.stop);
      return service;
    };
    return { ...running, start, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Settings by service, as docker-compose.yml gives them. */
async function settingsOf({ database, broker, s3 }: Servers): Promise<Record<Service, Settings>> {
  const ports = await freePorts(services.length * 2);
  const urls = services.map((_, index) => `http://127.0.0.1:${ports[index]}`) as [string, string, string, string];
  const [gateway, intake, commerce, notification] = urls;
  const common = (name: Service): Settings => ({
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(ports[services.indexOf(name)]),
    METRICS_PORT: String(ports[services.length + services.indexOf(name)]),
    DATABASE_URL: Object.assign(new URL(database.url), { username: `blue_peony_${name}`, password: 'bench' }).href,
    EVENTS_URL: broker.url,
    PUBLIC_URL: 'http://localhost:8080',
    GATEWAY_JWKS_URL: `${gateway}/auth/v1/.well-known/jwks.json`,
    INTAKE_URL: intake,
    COMMERCE_URL: commerce,
    NOTIFICATION_URL: notification,
  });
  const files = { ...s3Settings(s3), S3_REGION: s3.region };
  return {
    gateway: {
      ...common('gateway'),
      PHOTO_LINK_SECRET: secret,
      SECRETS_KEY: secret,
      INTAKE_INNER_SECRET: secret,
      // The generator plays the proxy in front: every application comes from an address of its own.
      TRUSTED_PROXIES: '127.0.0.0/8',
      SITE_DIR: join(apps, 'site/dist'),
      ADMIN_DIR: join(apps, 'admin/dist'),
    },
    intake: { ...common('intake'), ...files, APPLICANT_SECRET: secret, INTAKE_INNER_SECRET: secret },
    commerce: {
      ...common('commerce'),
      ...files,
      NODE_ENV: 'development',
      CHECKOUT_PROVIDER: 'sandbox',
      SHOP_SECRET: secret,
      COMMERCE_INNER_SECRET: secret,
      DOWNLOADS_SEGMENT: 'downloads-of-the-benchmark',
    },
    notification: {
      ...common('notification'),
      SMTP_URL: 'smtp://127.0.0.1:25',
      SMTP_TLS: 'optional',
      INTAKE_INNER_SECRET: secret,
      COMMERCE_INNER_SECRET: secret,
    },
  };
}

/** Runs a command of the service's image, by the flags of deploy/Dockerfile, with its output in a file. */
function launch({ folder, settings }: Running, name: Service, { nodeArgs = [], args = [], more = {} }: Extra = {}) {
  const log = join(folder, `${name}.log`);
  const output = openSync(log, 'a');
  const flags = ['--enable-source-maps', '--initial-old-space-size=128'];
  const child = spawn(process.execPath, [...flags, ...nodeArgs, 'dist/main.js', ...args], {
    cwd: join(apps, name),
    env: { PATH: process.env.PATH, TZ: 'UTC', ...settings[name], ...more },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return { child, ended: once(child, 'exit'), said: () => readFileSync(log, 'utf8').slice(-2_000) };
}

/** @param more settings of another database than the stack's */
export async function migrate(
  stack: Running,
  name: Service,
  more: Settings = { DATABASE_OWNER_URL: stack.database.url },
) {
  const { ended, said } = launch(stack, name, { args: ['migrate'], more });
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`${name} was not migrated: ${said()}`);
}

async function startService(stack: Running, name: Service, extra: Extra = {}) {
  const began = performance.now();
  const { child, ended, said } = launch(stack, name, extra);
  const url = `http://127.0.0.1:${extra.more?.PORT ?? stack.settings[name].PORT}`;
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() - began > readyWithinMs)
      throw new Error(`${name} did not get ready: ${said()}`);
    await sleep(10);
  }
  const startedInMs = performance.now() - began;
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  return { url, pid: child.pid!, startedInMs, stop };
}

/** The notification service makes its queues when it starts. */
async function bindQueues(stack: Running): Promise<void> {
  const sink = await startSmtpSink();
  stack.settings.notification.SMTP_URL = sink.url;
  const service = await startService(stack, 'notification');
  await service.stop();
  await sink.close();
  const listed = await stack.broker.control('list_queues', 'name', '--no-table-headers', '--quiet');
  stack.broker.queues = listed.trim().split(/\s+/);
}

/** Runs SQL as the owner of the database, without a service's time limits. */
export async function runSql(url: string, ...statements: string[]): Promise<void> {
  for (const statement of statements) await query(url, statement);
}

/** Runs a file of this folder. */
export const runSqlFile = async (url: string, name: string) =>
  runSql(url, await readFile(new URL(name, import.meta.url), 'utf8'));

/** Empties tables and queues, so that every measurement begins alike and no checkpoint of another falls into it. */
export async function empty({ database, broker }: Servers, more: string[] = []): Promise<void> {
  const tables = ['intake.applications', 'intake.outbox', 'gateway.rate_limits', ...more];
  await runSql(database.url, `TRUNCATE ${tables.join()} CASCADE`, 'CHECKPOINT');
  const connection = await connect(broker.url);
  const channel = await connection.createChannel();
  for (const queue of broker.queues) await channel.purgeQueue(queue);
  await connection.close();
}
