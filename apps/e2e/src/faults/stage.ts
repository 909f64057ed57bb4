import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskStore, S3Store, type ObjectStore } from '@blue-peony/storage';
import {
  freePorts,
  s3Settings,
  startInstalledPostgres,
  startOwnBroker,
  startOwnS3,
  startTcpProxy,
  type TcpProxy,
  query,
} from '@blue-peony/test-kit';
import { emptyFolder, startProduct, type Product, type Settings } from '../product.ts';
import { startMailServer, type MailServer } from './mail-server.ts';

/** The product's deployment: one process with everything embedded, or one process on real servers. */
export type StageOptions = {
  /** Real PostgreSQL, RabbitMQ and S3, each behind a proxy. */
  real?: boolean;
  /** Of the real servers only the database. */
  databaseOnly?: boolean;
  /** A settable clock, for the product or also for its database; only with a real database. */
  clock?: 'product' | 'all';
  settings?: Settings;
  /** Prepares the data folder before the first start. @returns how to undo it */
  prepare?: (dataDir: string) => Promise<() => Promise<unknown>>;
};

type RealParts = {
  postgres: Awaited<ReturnType<typeof startInstalledPostgres>>;
  broker: Awaited<ReturnType<typeof startOwnBroker>>;
  s3: Awaited<ReturnType<typeof startOwnS3>>;
  lines: Record<'database' | 'broker' | 's3', TcpProxy>;
};

export type Stage = {
  siteUrl: string;
  staff: { email: string; password: string };
  mail: MailServer;
  store: ObjectStore;
  dataDir: string;
  /** @throws Error on a stage without real servers */
  parts: RealParts;
  product(): Product;
  isDead(): boolean;
  start(): Promise<void>;
  /** The database owner's address, bypassing the proxies. */
  sql<Row extends object>(query: string, parameters?: unknown[]): Promise<Row[]>;
  /** Sets the clock, for example `+2h`; only for a stage with a clock. */
  setClock(offset: string): Promise<void>;
  close(): Promise<void>;
};

export const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const portOf = (url: string) => Number(new URL(url).port);
const through = (url: string, port: number) =>
  Object.assign(new URL(url), { port: String(port) }).href.replace(/\/$/, '');

async function startRealParts(databaseEnv: Settings): Promise<RealParts> {
  const [postgres, broker, s3] = await Promise.all([
    startInstalledPostgres({ env: databaseEnv }),
    startOwnBroker(),
    startOwnS3(),
  ]);
  const line = (url: string) => startTcpProxy({ host: '127.0.0.1', port: portOf(url) });
  const lines = { database: await line(postgres.url), broker: await line(broker.url), s3: await line(s3.endpoint) };
  return { postgres, broker, s3, lines };
}

const databaseSettings = ({ postgres, lines }: RealParts): Settings => ({
  DATABASE_URL: through(postgres.url, lines.database.port),
});
const realSettings = (parts: RealParts): Settings => ({
  ...databaseSettings(parts),
  EVENTS_URL: through(parts.broker.url, parts.lines.broker.port),
  ...s3Settings({ ...parts.s3, endpoint: through(parts.s3.endpoint, parts.lines.s3.port) }),
});

async function closeParts({ postgres, broker, s3, lines }: RealParts): Promise<void> {
  await Promise.all(Object.values(lines).map((line) => line.cut()));
  await Promise.all([postgres.stop(), broker.dispose(), s3.stop()]);
}

/** The embedded database's address, from the files in its folder. */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const password = await readFile(join(folder, 'password'), 'utf8');
  const port = (await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://postgres:${password}@127.0.0.1:${port}/blue_peony`;
}

export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const [folder, mail, [port]] = await Promise.all([emptyFolder(), startMailServer(), freePorts(1)]);
  const dataDir = folder.path;
  const undo = await options.prepare?.(dataDir);
  const clockFile = join(dataDir, 'clock');
  await writeFile(clockFile, '+0');
  const clock = { LD_PRELOAD: fakeTime, FAKETIME_TIMESTAMP_FILE: clockFile, FAKETIME_NO_CACHE: '1' };
  const clockEnv: Settings = { ...clock, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const parts = options.real ? await startRealParts(options.clock === 'all' ? clockEnv : {}) : undefined;
  const settings: Settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SMTP_URL: mail.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...(parts && (options.databaseOnly ? databaseSettings(parts) : realSettings(parts))),
    ...(options.clock && clockEnv),
    ...options.settings,
  };
  let product = await startProduct(settings);
  let dead = false;
  const watch = () => {
    dead = false;
    void product.ended.then(() => (dead = true));
  };
  watch();
  const store =
    parts && !options.databaseOnly
      ? new S3Store({ ...parts.s3, bucket: 'bp-form-uploads' })
      : new DiskStore(join(dataDir, 'photos'));
  return {
    siteUrl: product.siteUrl,
    staff: product.staff,
    mail,
    store,
    dataDir,
    get parts() {
      if (!parts) throw new Error('This stage has no real servers');
      return parts;
    },
    product: () => product,
    isDead: () => dead,
    async start() {
      product = await startProduct(settings);
      watch();
    },
    sql: async (text, values) => query(parts?.postgres.url ?? (await embeddedUrl(dataDir)), text, values),
    setClock: (offset) => writeFile(clockFile, offset),
    async close() {
      if (!dead) await product.kill();
      if (parts) await closeParts(parts);
      await mail.close();
      await undo?.();
      await folder.remove();
    },
  };
}
