/** What a migration is handed by TypeORM. */
type Migrating = { query(sql: string): Promise<unknown> };

/**
 * For a service's migration: the events that it still has to publish. `due_at` is both the end of the lease of whoever
 * publishes the row and the time of its next attempt.
 */
export async function createOutboxTable(queryRunner: Migrating): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE outbox (
      id uuid PRIMARY KEY,
      type text NOT NULL,
      event jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      due_at timestamptz NOT NULL,
      attempts integer NOT NULL,
      last_failure text,
      abandoned_at timestamptz
    )`);
  await queryRunner.query('CREATE INDEX outbox_due ON outbox (due_at) WHERE abandoned_at IS NULL');
}

export async function dropOutboxTable(queryRunner: Migrating): Promise<void> {
  await queryRunner.query('DROP TABLE outbox');
}

/**
 * For a service's migration: the events that it has taken. `event` is what the row brings to its handler; a row that is done keeps nothing but its id and type. `reason` tells of the last failure while the event
 * waits for its next attempt.
 */
export async function createInboxTable(queryRunner: Migrating): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE inbox (
      id uuid PRIMARY KEY,
      type text NOT NULL,
      event jsonb,
      state text NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'done', 'dead')),
      attempts integer NOT NULL DEFAULT 0,
      due_at timestamptz NOT NULL DEFAULT now(),
      reason text,
      received_at timestamptz NOT NULL DEFAULT now(),
      settled_at timestamptz
    )`);
  await queryRunner.query(`CREATE INDEX inbox_due ON inbox (due_at) WHERE state = 'received'`);
  await queryRunner.query(`CREATE INDEX inbox_settled ON inbox (state, settled_at) WHERE state <> 'received'`);
}

/**
 * For a service's migration: since when the event has waited for something that is away, and the worker that claims it. An
 * event that has waited and is dead comes back by itself; one that is dead without it has failed by itself.
 */
export async function addOutagesToInbox(queryRunner: Migrating): Promise<void> {
  await queryRunner.query('ALTER TABLE inbox ADD outage_since timestamptz, ADD claimed_by uuid');
}

export async function dropInboxTable(queryRunner: Migrating): Promise<void> {
  await queryRunner.query('DROP TABLE inbox');
}
