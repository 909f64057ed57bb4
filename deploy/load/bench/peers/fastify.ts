// The same work in Fastify: validated by zod, stored by pg in a transaction with its event, which amqplib publishes with
// confirms.
import { randomUUID } from 'node:crypto';
import { privacyVersionPattern } from '@blue-peony/contracts';
import Fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { derived, eventOf, publisher, relay } from './events.ts';

const [url = '', brokerUrl = '', exchange = ''] = process.argv.slice(2);
const text = (longest: number) => z.string().trim().min(1).max(longest);
const form = z.object({
  name: text(100),
  email: z.email().max(255),
  country: text(100),
  city: text(100),
  instagram: text(100).optional(),
  tiktok: text(100).optional(),
  onlyfans_monthly_earnings: z.enum(['$0', '$100-$10000', '$10000-$50000', '$50000-$100000', '$100000+']),
  whatsapp: z.string().regex(/^\+?[\d ()-]{7,30}$/),
  message: text(5_000).optional(),
  language: z.enum(['en', 'pl', 'de', 'ukr', 'th']),
  age_confirmed: z.literal(true),
  privacy_version: z.string().regex(privacyVersionPattern),
});

const database = new pg.Pool({ connectionString: url, max: 10 });
const server = Fastify();
server.post('/api/applications', async (request, reply) => {
  const parsed = form.safeParse(request.body);
  if (!parsed.success) return reply.code(422).send({ errors: parsed.error.issues });
  const id = randomUUID();
  const row = { id, idempotency_key: request.headers['idempotency-key'], ...parsed.data, ...derived };
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    await insert(client, 'applications', row);
    await insert(client, 'outbox', eventOf(id, row.language));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
  return reply.code(201).send({ id });
});

const insert = (client: pg.PoolClient, table: string, row: Record<string, unknown>) => {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return client.query(`INSERT INTO peer.${table} (${names.join()}) VALUES (${places.join()})`, Object.values(row));
};

void relay(database, await publisher(brokerUrl, exchange));
process.send!({ url: await server.listen({ port: 0, host: '127.0.0.1' }) });
