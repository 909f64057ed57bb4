import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { startMailInbox } from '@blue-peony/mail-inbox';
import { type EventTransport, InProcessTransport } from '@blue-peony/messaging';
import { prepareDatabase, startObservability, type DatabaseOptions, type Logger } from '@blue-peony/service-kit';
import { DiskStore, s3Options, type ObjectStore } from '@blue-peony/storage';
import type { StandaloneConfig } from './config.ts';
import type { DataFolder } from './data-folder.ts';
import { openAll } from './open-all.ts';
import { inboundSecret } from './places.ts';
import { claimPort, loopback } from './ports.ts';

type Given = {
  config: StandaloneConfig;
  folder: DataFolder;
  logger: Logger;
  /** The database URL of its owner. */
  ownerUrl: string;
  /** Origin that browsers use, without a trailing slash. */
  siteUrl: string;
  gatewayPort: number;
};

/** The parts that the services of one process share. */
export type Parts = Given & {
  transport: EventTransport;
  smtpUrl: string;
  /** Absent when `SMTP_URL` names a mail server. */
  mailInboxUrl: string | undefined;
  gatewayJwksUrl: string;
  /** Creates and migrates a service's schema with its own role. @returns its database URL */
  database(name: string, database: Omit<DatabaseOptions, 'url'>): Promise<string>;
  /** A store for files: a folder, or a bucket if the settings name an S3 server. */
  store(folder: string, bucket: string): Promise<ObjectStore>;
  close(): Promise<void>;
};

/** Opens each part: the server from the settings, or an embedded one. */
export function openParts(given: Given): Promise<Parts> {
  const { config, folder, logger, ownerUrl, gatewayPort } = given;
  return openAll(logger, async (opened) => {
    // Opened first, so that it is closed last and still reports while the others close.
    opened(await startObservability('standalone', config));
    const transport = opened(await openTransport(given));
    const mail = config.SMTP_URL ? undefined : opened(await openMailInbox(given));
    return {
      ...given,
      transport,
      smtpUrl: config.SMTP_URL ?? mail!.smtpUrl,
      mailInboxUrl: mail?.url,
      gatewayJwksUrl: `http://${loopback}:${gatewayPort}/auth/v1/.well-known/jwks.json`,
      database: (name, database) => openSchema(ownerUrl, folder.secrets.roleSeed, name, database),
      store: (name, bucket) => openStore(given, join(folder.path, name), bucket),
    };
  });
}

// What is seldom used is loaded where it is, which makes a start cheaper and the process smaller.
async function openTransport({ config, logger }: Given): Promise<EventTransport> {
  if (!config.EVENTS_URL) return new InProcessTransport({ logger });
  const { RabbitMqTransport } = await import('@blue-peony/messaging/rabbitmq');
  return new RabbitMqTransport({ url: config.EVENTS_URL, logger });
}

/** The inbox may use any free port, because only people open it, and they read the printed table. */
async function openMailInbox({ config, folder, gatewayPort }: Given) {
  const port = (await claimPort(config.MAIL_INBOX_PORT, loopback)) ?? 0;
  const url = `http://${loopback}:${gatewayPort}/api/inbound-mails`;
  const delivery = { url, secret: inboundSecret(config, folder) };
  return startMailInbox({ dataDir: folder.path, host: loopback, port, delivery });
}

/**
 * The service's database role. Its password is derived from a key, so that restarts and other processes get the same
 * one.
 */
async function openSchema(ownerUrl: string, seed: string, name: string, database: Omit<DatabaseOptions, 'url'>) {
  const password = createHmac('sha256', seed).update(name).digest('base64url');
  const url = Object.assign(new URL(ownerUrl), { username: `blue_peony_${name}`, password }).href;
  await prepareDatabase(database, { url, ownerUrl });
  return url;
}

async function openStore({ config, logger }: Given, folder: string, bucket: string): Promise<ObjectStore> {
  const { S3_ENDPOINT } = config;
  if (!S3_ENDPOINT) return new DiskStore(folder);
  const { S3Store } = await import('@blue-peony/storage/s3');
  const store = new S3Store(s3Options({ ...config, S3_ENDPOINT }, bucket));
  await store.makeBucket((err) => logger.warn({ err }, 'the bucket could not be made'));
  return store;
}
