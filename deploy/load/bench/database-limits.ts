// What the database alone can take, as a child process that runs jobs: `bare` stores many applications in a statement,
// `own-row` one application in a statement, each over all connections of the job.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { bareStatement } from './bare-statement.ts';
import { serveJobs } from './driver.ts';
import { benchForm, nextNumber } from './form.ts';

const bareRow = () => ({ id: randomUUID(), idempotency_key: randomUUID(), ...benchForm(nextNumber()) });
const ownRow = () => {
  const { phone_country: _, ...row } = bareRow();
  return { ...row, assessment_result: 'qualified', assessment_version: 1, request_hash: Buffer.alloc(32) };
};

const columns = Object.keys(ownRow());
const places = columns.map((_, index) => `$${index + 1}`);
const ownRowStatement = {
  name: 'own-row',
  text: `INSERT INTO own_row.applications (${columns.join()}) VALUES (${places.join()})`,
};

const kinds = {
  bare: (rows: number) => ({ ...bareStatement, values: [JSON.stringify(Array.from({ length: rows }, bareRow))] }),
  'own-row': () => ({ ...ownRowStatement, values: Object.values(ownRow()) }),
};
export type DatabaseJob = { url: string; kind: keyof typeof kinds; connections: number; rows?: number };

serveJobs<DatabaseJob & { seconds: number }>(({ url, kind, connections, rows = 1 }, done) => {
  const running = { stopped: false };
  const client = async () => {
    const connection = new pg.Client(url);
    await connection.connect();
    while (!running.stopped) {
      const began = performance.now();
      await connection.query(kinds[kind](rows));
      done(performance.now() - began, rows);
    }
    await connection.end();
  };
  const clients = Promise.all(Array.from({ length: connections }, client));
  return async () => {
    running.stopped = true;
    await clients;
  };
});
