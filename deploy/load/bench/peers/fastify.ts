// A bare Fastify server that gathers the requests of the moment into one statement, one statement at a time.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { bareStatement } from '../bare-statement.ts';

type Waiting = { row: object; resolve: () => void; reject: (error: unknown) => void };

const database = new pg.Client(process.argv[2]);
await database.connect();
let waiting: Waiting[] = [];
let busy = false;

async function store(): Promise<void> {
  busy = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    try {
      await database.query({ ...bareStatement, values: [JSON.stringify(batch.map(({ row }) => row))] });
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  busy = false;
}

const server = Fastify();
server.post('/api/applications', (request, reply) => {
  const id = randomUUID();
  const row = { id, idempotency_key: request.headers['idempotency-key'], ...(request.body as object) };
  return new Promise<void>((resolve, reject) => {
    waiting.push({ row, resolve, reject });
    if (!busy) void store();
  }).then(() => reply.code(201).send({ id }));
});
process.send!({ url: await server.listen({ port: 0, host: '127.0.0.1' }) });
