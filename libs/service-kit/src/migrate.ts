import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, MigrationExecutor, type Migration, type QueryRunner } from 'typeorm';
import { ConfigError } from './config.ts';
import { databaseOptions, type DatabaseOptions } from './database.ts';
import { attemptLocks } from './lock-attempts.ts';
import { grant, identifier, ownerOf, provision, roleCodes } from './roles.ts';

type Migrated = DatabaseOptions & {
  /**
   * URL of the database's owner. Without it, `url` must belong to the schema's owner, or no migration may be pending.
   */
  ownerUrl?: string | undefined;
};

const roleOf = (url: string) => decodeURIComponent(new URL(url).username);

/**
 * Migrates a service's schema. With the owner's URL it first creates the role in `url`, the role that owns the schema,
 * the schema and its extensions.
 */
export async function prepareDatabase(
  database: Omit<DatabaseOptions, 'url'>,
  { url, ownerUrl }: Pick<Migrated, 'url' | 'ownerUrl'>,
): Promise<void> {
  if (ownerUrl) {
    const password = decodeURIComponent(new URL(url).password);
    await provision(ownerUrl, { ...database, role: roleOf(url), password });
  }
  await migrate({ ...database, url, ownerUrl });
}

/** Migrates a service's schema while the service runs. Concurrent callers wait for each other. */
export async function migrate(options: Migrated): Promise<void> {
  const { url, ownerUrl, schema } = options;
  // A single connection: it holds the advisory lock and acts as the schema's owner.
  const source = await new DataSource(
    databaseOptions({ ...options, url: ownerUrl ?? url, poolSize: 1 }, { migrates: true }),
  ).initialize();
  const runner = source.createQueryRunner();
  try {
    if (ownerUrl) await runner.query(`SET ROLE ${identifier(ownerOf(roleOf(url)))}`);
    await takeTurn(runner, schema);
    const executor = new MigrationExecutor(source, runner);
    const pending = await executor.getPendingMigrations();
    await refuseBefore(executor, options);
    const owns = Boolean(ownerUrl) || (await ownsSchema(runner, schema));
    if (pending.length > 0 && !owns)
      throw new ConfigError(`DATABASE_OWNER_URL: needed to migrate the schema ${schema}`);
    for (const migration of pending) await attemptLocks((ms) => execute(executor, runner, migration, ms));
    if (owns) await options.upkeep?.((sql, values) => briefly(runner, sql, values));
    if (ownerUrl) await attemptLocks(() => grantTo(runner, { ...options, role: roleOf(url) }), roleCodes);
  } finally {
    await runner.release();
    await source.destroy();
  }
}

/** @throws ConfigError when the schema has a migration of before release 1.0.0, whose first one makes everything */
async function refuseBefore(executor: MigrationExecutor, { schema, migrations }: Migrated): Promise<void> {
  const executed = await executor.getExecutedMigrations();
  const first = Math.min(...migrations.map(({ name }) => Number(name.slice(-13))));
  if (executed.some(({ timestamp }) => timestamp < first))
    throw new ConfigError(
      `The schema ${schema} is older than release 1.0.0 and cannot be migrated: use an empty database`,
    );
}

const grantTo = (runner: QueryRunner, rights: Parameters<typeof grant>[1]) =>
  inTransaction(runner, () => grant((sql) => runner.query(sql), rights));

/** Polls for the lock: a statement that waits for it would never end for an index that is built CONCURRENTLY. */
async function takeTurn(runner: QueryRunner, schema: string): Promise<void> {
  const take = async () => {
    const sql = 'SELECT pg_try_advisory_lock(hashtext($1)) AS taken';
    const [{ taken }] = (await runner.query(sql, [`migrate ${schema}`])) as [{ taken: boolean }];
    return taken;
  };
  while (!(await take())) await sleep(500);
}

async function ownsSchema(runner: QueryRunner, schema: string): Promise<boolean> {
  const sql = `SELECT has_schema_privilege($1, 'CREATE') AS owns`;
  const [{ owns }] = (await runner.query(sql, [schema])) as [{ owns: boolean }];
  return owns;
}

/** Runs a migration in a short transaction, or without one where no other statement waits for it. */
async function execute(executor: MigrationExecutor, runner: QueryRunner, migration: Migration, lockTimeoutMs: number) {
  if (migration.instance?.transaction !== false)
    return inTransaction(runner, async () => {
      await runner.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}; SET LOCAL statement_timeout = '15s'`);
      await executor.executeMigration(migration);
    });
  // Building an index may take any time, but only one processor: the others are for users.
  await runner.query('SET statement_timeout = 0; SET max_parallel_maintenance_workers = 0');
  try {
    await dropInvalidIndexes(runner);
    await executor.executeMigration(migration);
  } finally {
    await runner.query('RESET statement_timeout; RESET max_parallel_maintenance_workers');
  }
}

/** Runs one statement in a transaction of its own that never waits long for a lock. */
async function briefly<Rows>(runner: QueryRunner, sql: string, values: unknown[] = []): Promise<Rows> {
  let rows: unknown;
  await attemptLocks((ms) =>
    inTransaction(runner, async () => {
      await runner.query(`SET LOCAL lock_timeout = ${ms}`);
      rows = await runner.query(sql, values);
    }),
  );
  return rows as Rows;
}

/**
 * Drops invalid indexes: one whose CONCURRENTLY was interrupted is maintained but never used, and IF NOT EXISTS keeps
 * it.
 */
async function dropInvalidIndexes(runner: QueryRunner): Promise<void> {
  const found = (await runner.query(
    `SELECT indexrelid::regclass AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE NOT indisvalid AND relnamespace = current_schema::regnamespace`,
  )) as { name: string }[];
  for (const { name } of found) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}

async function inTransaction(runner: QueryRunner, work: () => Promise<unknown>): Promise<void> {
  await runner.startTransaction();
  try {
    await work();
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  }
}
