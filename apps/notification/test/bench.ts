import { randomBytes } from 'node:crypto';
import type { DomainEvent, EventType } from '@blue-peony/contracts';
import { newEvent, type EventTransport } from '@blue-peony/messaging';
import { createLogger, databaseOptions, migrate, provision, type RunningService } from '@blue-peony/service-kit';
import { createDatabase, innerKeys } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { ledgerEveryMs, notificationDatabase, startNotification, type NotificationConfig } from '../src/index.ts';
import { anApplication, type TestApplication } from './an-application.ts';

export const staffAddress = 'staff@agency.example';

/** An event about something with that id. */
export const eventOf = <Type extends EventType>(
  type: Type,
  aggregateId: string,
  payload: DomainEvent<Type>['payload'],
): DomainEvent<Type> => newEvent(type, { aggregateId, correlationId: 'request-1', payload });

export const anEvent = ({ id, language }: TestApplication = anApplication()) =>
  eventOf('intake.application-submitted.v2', id, { language });

/** A log that the test can read. */
export function readableLogger() {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { lines, logger: createLogger({ service: 'notification', level: 'trace', destination }) };
}

export const workerConfig = (
  databaseUrl: string,
  smtpUrl: string,
  given: Partial<NotificationConfig> = {},
): NotificationConfig => ({
  port: 0,
  host: '127.0.0.1',
  databaseUrl,
  smtpUrl,
  mailFrom: { name: 'Blue Peony', address: 'hello@agency.example' },
  staffNotifyEmail: staffAddress,
  publicUrl: 'https://site.example',
  gatewayJwksUrl: 'http://127.0.0.1:9',
  intakeUrl: 'http://127.0.0.1:9',
  commerceUrl: 'http://127.0.0.1:9',
  ownerKeys: { intake: innerKeys, commerce: innerKeys },
  ledgerEveryMs,
  ...given,
});

/** The service's migrated schema, under a role of its own. */
export async function createServiceDatabase() {
  const database = await createDatabase();
  const role = { role: `notification_${randomBytes(4).toString('hex')}`, password: 'test', schema: 'notification' };
  const url = await provision(database.url, role);
  await migrate({ ...notificationDatabase, url, ownerUrl: database.url });
  const dataSource = await new DataSource(databaseOptions({ ...notificationDatabase, url })).initialize();
  return {
    url,
    dataSource,
    async dispose() {
      await dataSource.destroy();
      await database.drop();
    },
  };
}

export type Worker = RunningService & { lines: string[] };

/** Starts the real worker; closing it closes the transport with it. */
export async function startWorker(
  databaseUrl: string,
  smtpUrl: string,
  transport: EventTransport,
  given: Partial<NotificationConfig> = {},
): Promise<Worker> {
  const { logger, lines } = readableLogger();
  const service = await startNotification(workerConfig(databaseUrl, smtpUrl, given), { logger, transport });
  return { url: service.url, lines, close: () => service.close().then(() => transport.close()) };
}
