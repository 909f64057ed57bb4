// Publishes the rows of an outbox as most teams do: a hundred at a time, with confirms, in a transaction that deletes them.
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'amqplib';
import type { Pool } from 'pg';

const type = 'intake.application-submitted.v2';

/** Columns that intake's table demands besides those of the form. */
export const derived = {
  file_urls: [] as string[],
  assessment_result: 'qualified',
  assessment_version: 1,
  request_hash: Buffer.alloc(32),
};

export const eventOf = (id: string, language: string) => ({
  id,
  type,
  event: { id, type, occurredAt: new Date().toISOString(), aggregateId: id, payload: { language } },
  due_at: new Date(),
  attempts: 0,
});

/** @param exchange of the product, whose queues are bound to it. @returns a function that publishes a batch with confirms */
export async function publisher(url: string, exchange: string) {
  const channel = await (await connect(url)).createConfirmChannel();
  return async (events: object[]) => {
    for (const event of events)
      channel.publish(exchange, type, Buffer.from(JSON.stringify(event)), { persistent: true });
    await channel.waitForConfirms();
  };
}

export async function relay(database: Pool, publish: (events: object[]) => Promise<void>): Promise<void> {
  for (;;) {
    const client = await database.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<{ id: string; event: object }>(
        'SELECT id, event FROM peer.outbox ORDER BY due_at LIMIT 100 FOR UPDATE SKIP LOCKED',
      );
      await publish(rows.map(({ event }) => event));
      await client.query('DELETE FROM peer.outbox WHERE id = ANY($1)', [rows.map(({ id }) => id)]);
      await client.query('COMMIT');
      if (rows.length === 0) await sleep(50);
    } finally {
      client.release();
    }
  }
}
