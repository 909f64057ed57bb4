import { join } from 'node:path';
import { commerceDatabase, startCommerce } from '@blue-peony/commerce';
import type { ApplicationForm } from '@blue-peony/contracts';
import { intakeDatabase, speedCheckMs, startIntake } from '@blue-peony/intake';
import { RabbitMqTransport } from '@blue-peony/messaging';
import { notificationDatabase, startNotification } from '@blue-peony/notification';
import { closeAll, createLogger, KeyRing, prepareDatabase, type DatabaseOptions } from '@blue-peony/service-kit';
import { DiskStore } from '@blue-peony/storage';
import {
  apply,
  buy,
  caller,
  createDatabase,
  innerKeys,
  keptAlive,
  startBroker,
  startSmtpSink,
  until,
} from '@blue-peony/test-kit';
import pg from 'pg';
import { emptyFolder } from './product.ts';

/** An order and the event of its mails. */
type Booking = { id: string; eventId: string };

/**
 * The services that promise mails and two workers that send them, on real PostgreSQL, RabbitMQ and SMTP. The workers
 * compare promises and deliveries five times a second, starting from the day before.
 */
export async function startPromises() {
  const [owner, broker, smtp, folder] = await Promise.all([
    createDatabase(),
    startBroker(),
    startSmtpSink(),
    emptyFolder(),
  ]);
  const prepare = async (database: Omit<DatabaseOptions, 'url'>) => {
    const role = { username: `promises_${database.schema}`, password: 'test' };
    const url = Object.assign(new URL(owner.url), role).href;
    await prepareDatabase(database, { url, ownerUrl: owner.url });
    return url;
  };
  const sql = new pg.Pool({ connectionString: owner.url });
  const here = { host: '127.0.0.1', port: 0, gatewayJwksUrl: 'http://127.0.0.1:9', publicUrl: 'http://shop.test' };
  const logger = createLogger({ service: 'promises', level: 'fatal' });
  const transport = new RabbitMqTransport({ url: broker.url, logger });
  const parts = {
    logger,
    transport,
    store: new DiskStore(join(folder.path, 'bucket')),
    ledger: new DiskStore(join(folder.path, 'ledger')),
  };
  const photos = { photosAtOnce: 8, photoMemory: 512 * 1024 * 1024, unclaimedBytes: 1e9, speedCheckMs };
  const keys = new KeyRing(['a key of the services, of more than 32 characters']);
  const intake = await startIntake(
    { ...here, ...photos, applicantKeys: keys, innerKeys, databaseUrl: await prepare(intakeDatabase) },
    parts,
  );
  const commerce = await startCommerce(
    {
      ...here,
      databaseUrl: await prepare(commerceDatabase),
      shopKeys: keys,
      innerKeys,
      provider: { name: 'sandbox', faults: new Set() },
      reconcileEveryMs: 300_000,
    },
    parts,
  );
  const mail = {
    ...here,
    databaseUrl: await prepare(notificationDatabase),
    smtpUrl: smtp.url,
    staffNotifyEmail: 'staff@agency.example',
    intakeUrl: intake.url,
    commerceUrl: commerce.url,
    ownerKeys: { intake: innerKeys, commerce: innerKeys },
    ledgerEveryMs: 200,
  };
  await sql.query(`UPDATE notification.mail_ledger SET installed_at = now() - interval '1 day'`);
  const workers = [await startNotification(mail, parts), await startNotification(mail, parts)];

  const house = {
    smtp,
    sql,
    brokerUrl: broker.url,
    async apply(email: string, given: Partial<ApplicationForm> = {}): Promise<string> {
      return (await apply(caller(keptAlive(intake.url)), { ...given, email }))!;
    },
    /** A paid session of two hours. */
    async book(): Promise<Booking> {
      const wanted = { productType: 'teasing-content', hours: 2, currency: 'USD', language: 'en' };
      const { id } = (await buy(caller(keptAlive(commerce.url)), 'buyer@shop.example', { wanted }))!;
      return until(async () => {
        const paid = `SELECT id, paid_event_id AS "eventId" FROM commerce.orders WHERE id = $1 AND status = 'paid'`;
        return (await sql.query<Booking>(paid, [id])).rows[0];
      });
    },
    /** The number of sent copies of an event's mails, by recipient. */
    sent(eventId: string): Record<string, number> {
      const counts: Record<string, number> = {};
      for (const { messageId } of smtp.messages()) {
        const [, recipient] = new RegExp(`^<${eventId}\\.(\\w+)@`).exec(messageId ?? '') ?? [];
        if (recipient) counts[recipient] = (counts[recipient] ?? 0) + 1;
      }
      return counts;
    },
    /** Waits until that many mails of an event are sent and marked as sent. */
    mailed: (eventId: string, count: number) =>
      until(async () => {
        const out = Object.values(house.sent(eventId)).reduce((sum, one) => sum + one, 0);
        const { rows } = await sql.query(
          `SELECT FROM notification.deliveries WHERE event_id = $1 AND status = 'claimed'`,
          [eventId],
        );
        return out >= count && rows.length === 0;
      }),
    /** All rows about an event in the workers' database. */
    async forget(eventId: string): Promise<void> {
      await sql.query('DELETE FROM notification.inbox WHERE id = $1', [eventId]);
      await sql.query('DELETE FROM notification.deliveries WHERE event_id = $1', [eventId]);
    },
    /** Waits until a comparison that started after this call has ended, with all mails that it requested. */
    async compared(): Promise<void> {
      const seen = new Set<number>();
      await until(async () => {
        const { rows } = await sql.query('SELECT checked_at FROM notification.mail_ledger');
        if (rows[0].checked_at) seen.add(rows[0].checked_at.getTime());
        return seen.size > 2;
      });
    },
    async close() {
      await sql.end();
      await closeAll(intake, commerce, ...workers, transport);
      await Promise.all([smtp.close(), broker.dispose()]);
      await Promise.all([owner.drop(), folder.remove()]);
    },
  };
  return house;
}

export type Promises = Awaited<ReturnType<typeof startPromises>>;
