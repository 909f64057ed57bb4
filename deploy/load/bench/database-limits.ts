// What two cores can take that do nothing else, as a child process that runs jobs: many of intake's rows, each with its
// row of the outbox, in one statement, and beside it the events of the statement before, with confirms.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { serveJobs } from './driver.ts';
import { benchForm, nextNumber } from './form.ts';
import { derived, eventOf, publisher } from './peers/events.ts';

const rowOf = () => {
  const { phone_country: _, ...form } = benchForm(nextNumber());
  return {
    id: randomUUID(),
    idempotency_key: randomUUID(),
    ...form,
    ...derived,
    request_hash: `\\x${'00'.repeat(32)}`,
  };
};
const names = Object.keys(rowOf()).join();
const statement = {
  name: 'store',
  text: `
    WITH stored AS (
      INSERT INTO peer.applications (${names}) SELECT ${names} FROM json_populate_recordset(NULL::peer.applications, $1)
    )
    INSERT INTO peer.outbox (id, type, event, due_at, attempts)
    SELECT id, type, event, due_at, attempts FROM json_populate_recordset(NULL::peer.outbox, $2)`,
};

export type DatabaseJob = { url: string; brokerUrl: string; exchange: string; rows: number };

serveJobs<DatabaseJob & { seconds: number }>(({ url, brokerUrl, exchange, rows }, done) => {
  const running = { stopped: false };
  const work = async () => {
    const connection = new pg.Client(url);
    await connection.connect();
    const publish = await publisher(brokerUrl, exchange);
    let before: ReturnType<typeof eventOf>[] = [];
    while (!running.stopped) {
      const began = performance.now();
      const batch = Array.from({ length: rows }, rowOf);
      const events = batch.map(({ id, language }) => eventOf(id, language));
      const values = [JSON.stringify(batch), JSON.stringify(events)];
      await Promise.all([connection.query({ ...statement, values }), publish(before.map(({ event }) => event))]);
      before = events;
      done(performance.now() - began, rows);
    }
    await connection.end();
  };
  const working = work();
  return async () => {
    running.stopped = true;
    await working;
  };
});
