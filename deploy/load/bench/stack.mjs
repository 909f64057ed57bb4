import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@blue-peony/embedded-postgres';
import { freePorts, startOwnBroker, startOwnS3, startSmtpSink } from '@blue-peony/test-kit';
import { connect } from 'amqplib';
import pg from 'pg';
import { childPid } from './processor-time.mjs';

const apps = resolve(import.meta.dirname, '../../../apps');
const readyWithinMs = 30_000;
const secret = 'a secret of the benchmark, of 32 characters and more';

/**
 * Real servers, and the built services as processes of their own with the settings of the images. Databases are
 * migrated, and the queues of the notification service are bound, but it does not run: its mails are measured apart.
 */
export async function startStack() {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-bench-'));
  const stops = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })];
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
    const stack = { folder, database: { url: database.url, pid: childPid(`${folder}/postgres`) }, broker, s3, stop };
    stack.broker.pid = childPid('rabbitmq-server');
    stack.settings = await settingsOf(stack);
    for (const name of Object.keys(stack.settings)) await migrate(stack, name);
    stack.start = async (name, options) => {
      const service = await startService(stack, name, options);
      stops.push(service.stop);
      return service;
    };
    await bindQueues(stack);
    return stack;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Settings by service, as docker-compose.yml gives them. */
async function settingsOf({ database, broker, s3 }) {
  const names = ['gateway', 'intake', 'commerce', 'notification'];
  const ports = await freePorts(names.length * 2);
  const urls = Object.fromEntries(names.map((name, index) => [name, `http://127.0.0.1:${ports[index]}`]));
  const common = (name, index) => ({
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(ports[index]),
    METRICS_PORT: String(ports[names.length + index]),
    DATABASE_URL: Object.assign(new URL(database.url), { username: `blue_peony_${name}`, password: 'bench' }).href,
    EVENTS_URL: broker.url,
    PUBLIC_URL: 'http://localhost:8080',
    GATEWAY_JWKS_URL: `${urls.gateway}/auth/v1/.well-known/jwks.json`,
    INTAKE_URL: urls.intake,
    COMMERCE_URL: urls.commerce,
    NOTIFICATION_URL: urls.notification,
  });
  const files = {
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
  const own = {
    gateway: {
      PHOTO_LINK_SECRET: secret,
      SECRETS_KEY: secret,
      // The generator plays the proxy in front: every application comes from an address of its own.
      TRUSTED_PROXIES: '127.0.0.0/8',
      SITE_DIR: join(apps, 'site/dist'),
      ADMIN_DIR: join(apps, 'admin/dist'),
    },
    intake: { ...files, APPLICANT_SECRET: secret, INTAKE_INNER_SECRET: secret },
    commerce: {
      ...files,
      NODE_ENV: 'development',
      CHECKOUT_PROVIDER: 'sandbox',
      SHOP_SECRET: secret,
      COMMERCE_INNER_SECRET: secret,
      DOWNLOADS_SEGMENT: 'downloads-of-the-benchmark',
    },
    notification: {
      SMTP_URL: 'smtp://127.0.0.1:25',
      SMTP_TLS: 'optional',
      INTAKE_INNER_SECRET: secret,
      COMMERCE_INNER_SECRET: secret,
    },
  };
  return Object.fromEntries(names.map((name, index) => [name, { ...common(name, index), ...own[name] }]));
}

/** Runs a command of the service's image, with its output in a file. */
function launch({ folder, settings }, name, { nodeArgs = [], args = [], more = {} } = {}) {
  const log = join(folder, `${name}.log`);
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, ['--enable-source-maps', ...nodeArgs, 'dist/main.js', ...args], {
    cwd: join(apps, name),
    env: { PATH: process.env.PATH, TZ: 'UTC', ...settings[name], ...more },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return { child, ended: once(child, 'exit'), said: () => readFileSync(log, 'utf8').slice(-2_000) };
}

/** @param more settings of another database than the stack's */
export async function migrate(stack, name, more = { DATABASE_OWNER_URL: stack.database.url }) {
  const { ended, said } = launch(stack, name, { args: ['migrate'], more });
  const [code] = await ended;
  if (code !== 0) throw new Error(`${name} was not migrated: ${said()}`);
}

/**
 * Resolves when the service is ready.
 * @param options `nodeArgs` of its process, and `more` settings
 */
async function startService(stack, name, options = {}) {
  const began = performance.now();
  const { child, ended, said } = launch(stack, name, options);
  const url = `http://127.0.0.1:${options.more?.PORT ?? stack.settings[name].PORT}`;
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
  return { url, pid: child.pid, startedInMs, stop };
}

/** The notification service makes its queues when it starts. */
async function bindQueues(stack) {
  const sink = await startSmtpSink();
  stack.settings.notification.SMTP_URL = sink.url;
  const service = await startService(stack, 'notification');
  await service.stop();
  await sink.close();
  const listed = await stack.broker.control('list_queues', 'name', '--no-table-headers', '--quiet');
  stack.broker.queues = listed.trim().split(/\s+/);
}

/** Runs SQL as the owner of the database, without a service's time limits. */
export async function runSql(url, ...statements) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs a file of this folder. */
export const runSqlFile = async (url, name) => runSql(url, await readFile(new URL(name, import.meta.url), 'utf8'));

/** Empties tables and queues, so that every measurement begins alike and no checkpoint of another falls into it. */
export async function empty({ database, broker }, more = []) {
  const tables = ['intake.applications', 'intake.outbox', 'gateway.rate_limits', ...more];
  await runSql(database.url, `TRUNCATE ${tables.join()} CASCADE`, 'CHECKPOINT');
  const connection = await connect(broker.url);
  const channel = await connection.createChannel();
  for (const queue of broker.queues) await channel.purgeQueue(queue);
  await connection.close();
}
