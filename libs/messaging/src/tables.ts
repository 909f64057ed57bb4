/** The part of TypeORM's query runner that a migration uses. */
type Migrating = { query(sql: string): Promise<unknown> };

/**
 * For a service's migration: the table of events to publish. `due_at` is the end of the current lease and the time of
 * the next attempt.
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

/** For a service's migration: its copy of the agency's facts, as they were when they last changed. */
export async function createAgencyTable(queryRunner: Migrating): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE agency_facts (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      changed_at timestamptz NOT NULL,
      facts jsonb NOT NULL
    )`);
}

/** For a service's migration: the owner's texts that the service says, by key. */
export async function addAgencyTexts(queryRunner: Migrating): Promise<void> {
  await queryRunner.query(`ALTER TABLE agency_facts ADD COLUMN texts jsonb NOT NULL DEFAULT '{}'`);
}

/**
 * For a service's migration: the table of received events. `event` is the handler's input; a row that is done keeps
 * only its id and type. `reason` is the last failure while the event waits for its next attempt. A dead letter that has
 * waited for a dependency becomes due again when the dependency is back; any other failed for a reason of its own.
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
      settled_at timestamptz,
      -- since when the event has waited for a dependency
      outage_since timestamptz,
      -- the worker that claimed it
      claimed_by uuid
    )`);
  await queryRunner.query(`CREATE INDEX inbox_due ON inbox (due_at) WHERE state = 'received'`);
  await queryRunner.query(`CREATE INDEX inbox_settled ON inbox (state, settled_at) WHERE state <> 'received'`);
}
