import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commerceDatabase, startCommerce } from '@blue-peony/commerce';
import { startPostgres } from '@blue-peony/embedded-postgres';
import { ensureStaff, gatewayDatabase, startGateway } from '@blue-peony/gateway';
import { intakeDatabase, photoBucket, startIntake } from '@blue-peony/intake';
import { startMailInbox } from '@blue-peony/mail-inbox';
import { InProcessTransport, RabbitMqTransport } from '@blue-peony/messaging';
import { notificationDatabase, readMailbox, startNotification } from '@blue-peony/notification';
import { migrate, provision, type DatabaseOptions, type Logger } from '@blue-peony/service-kit';
import { DiskStore, S3Store, type ObjectStore } from '@blue-peony/storage';
import { commerceConfig, guideStore } from './commerce.ts';
import type { StandaloneConfig } from './config.ts';
import type { DataFolder } from './data-folder.ts';
import { claimPort, holdPort } from './ports.ts';

export type Standalone = {
  siteUrl: string;
  /** The hidden page, whose address nothing else names. */
  downloadsUrl: string;
  /** Absent when `SMTP_URL` takes the mails elsewhere. */
  mailInboxUrl: string | undefined;
  /** The password is absent once its owner has chosen another. */
  staff: { email: string; password: string | undefined };
  close(): Promise<void>;
};

const inner = { host: '127.0.0.1', port: 0 };
const builtApp = (name: string) => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url));

/** Starts every service in this process, each on the real part that the settings name or on an embedded one. */
export async function startStandalone(
  config: StandaloneConfig,
  folder: DataFolder,
  logger: Logger,
): Promise<Standalone> {
  const closers: (() => Promise<unknown>)[] = [];
  const opened = <T extends { close(): Promise<unknown> }>(part: T): T => {
    closers.unshift(() => part.close());
    return part;
  };
  const close = async () => {
    for (const closer of closers) await closer().catch((err: unknown) => logger.error({ err }, 'stop failed'));
  };
  try {
    const ownerUrl = config.DATABASE_URL ?? (await embeddedDatabase(folder, closers));
    const databaseUrl = (name: string, database: Omit<DatabaseOptions, 'url'>) =>
      prepareDatabase(ownerUrl, folder.secrets.roleSeed, name, database);
    const [intakeUrl, commerceUrl, notificationUrl, gatewayUrl] = await Promise.all([
      databaseUrl('intake', intakeDatabase),
      databaseUrl('commerce', commerceDatabase),
      databaseUrl('notification', notificationDatabase),
      databaseUrl('gateway', gatewayDatabase),
    ]);

    // Known to all from now on; held, so that none of the free ports below is the same one.
    const { port, release } = (await holdPort(config.PORT, config.HOST))!;
    const own = `http://127.0.0.1:${port}`;
    const gatewayJwksUrl = `${own}/auth/v1/.well-known/jwks.json`;
    const siteUrl = config.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${port}`;
    const transport = opened(
      config.EVENTS_URL
        ? new RabbitMqTransport({ url: config.EVENTS_URL, logger })
        : new InProcessTransport({ logger }),
    );
    const mail = config.SMTP_URL
      ? undefined
      : opened(await startMailInbox({ dataDir: folder.path, ...inner, port: (await mailPort(config)) ?? 0 }));

    const notification = opened(
      await startNotification(
        {
          ...inner,
          databaseUrl: notificationUrl,
          smtpUrl: config.SMTP_URL ?? mail!.smtpUrl,
          ...(config.MAIL_FROM && { mailFrom: readMailbox(config.MAIL_FROM) }),
          staffNotifyEmail: config.STAFF_NOTIFY_EMAIL,
          publicUrl: siteUrl,
          gatewayJwksUrl,
        },
        logger,
        transport,
      ),
    );
    const intake = opened(
      await startIntake(
        { ...inner, databaseUrl: intakeUrl, gatewayJwksUrl },
        { logger, transport, store: await photoStore(config, folder) },
      ),
    );
    const guideDir = join(builtApp('commerce'), 'guide');
    const selling = { ...inner, databaseUrl: commerceUrl, gatewayJwksUrl, publicUrl: siteUrl, guideDir };
    const saleConfig = commerceConfig(config, folder, selling);
    const commerce = opened(
      await startCommerce(saleConfig, {
        logger,
        transport,
        store: await guideStore(config, folder),
      }),
    );
    const staff = await firstOwner(config, folder, gatewayUrl);
    await release();
    opened(
      await startGateway(
        {
          host: config.HOST,
          port,
          databaseUrl: gatewayUrl,
          intakeUrl: intake.url,
          commerceUrl: commerce.url,
          notificationUrl: notification.url,
          publicUrl: siteUrl,
          trustedProxies: config.TRUSTED_PROXIES,
          linkSigningKey: config.LINK_SIGNING_KEY ?? folder.secrets.linkSigningKey,
          secretsKey: config.SECRETS_KEY,
          rateLimits: config.RATE_LIMITS === 'on',
          siteDir: builtApp('site'),
          adminDir: builtApp('admin'),
        },
        { logger, transport },
      ),
    );
    const downloadsUrl = `${siteUrl}/downloads${saleConfig.downloadsSegment}`;
    return { siteUrl, downloadsUrl, mailInboxUrl: mail?.url, staff, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function firstOwner(config: StandaloneConfig, folder: DataFolder, databaseUrl: string) {
  const email = config.STAFF_EMAIL;
  const password = config.STAFF_PASSWORD ?? folder.secrets.staffPassword;
  const keepsPassword = config.STAFF_PASSWORD === undefined;
  const opens = await ensureStaff(databaseUrl, { email, password, role: 'owner' }, { keepsPassword });
  return { email, password: opens ? password : undefined };
}

async function embeddedDatabase(folder: DataFolder, closers: (() => Promise<unknown>)[]): Promise<string> {
  const postgres = await startPostgres({ folder: join(folder.path, 'postgres') });
  closers.unshift(postgres.stop);
  return postgres.url;
}

/** A role of its own for the service, with a password that a restart and a second process derive alike. */
async function prepareDatabase(ownerUrl: string, seed: string, name: string, database: Omit<DatabaseOptions, 'url'>) {
  const password = createHmac('sha256', seed).update(name).digest('base64url');
  const { schema, extensions = [] } = database;
  const url = await provision(ownerUrl, { role: `blue_peony_${name}`, password, schema, extensions });
  await migrate({ ...database, url });
  return url;
}

async function photoStore(config: StandaloneConfig, folder: DataFolder): Promise<ObjectStore> {
  if (!config.S3_ENDPOINT) return new DiskStore(join(folder.path, 'photos'));
  const store = new S3Store({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    bucket: photoBucket,
  });
  await store.ensureBucket();
  return store;
}

/** The inbox may move to any free port: only people look for it, and they read the table. */
const mailPort = ({ MAIL_INBOX_PORT }: StandaloneConfig) => claimPort(MAIL_INBOX_PORT, inner.host);
