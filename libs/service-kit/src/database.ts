import { Global, Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, DefaultNamingStrategy, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import pg from 'pg';
import { DecisiveClient } from './decisive-client.ts';
import { observe } from './metrics/metrics.ts';

type Constructor<T> = new () => T;

export type DatabaseOptions = {
  /** `postgres://role:password@host:port/database` of the service's own role. */
  url: string;
  /** The one schema that the service owns and reads. */
  schema: string;
  /** What the database's owner adds for it; it must be trusted, or the owner a superuser. */
  extensions?: readonly string[];
  entities: Constructor<object>[];
  migrations: Constructor<MigrationInterface>[];
  /** Connections at most. */
  poolSize?: number;
};

/** Gives a field `createdAt` the column `created_at`. */
class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName = (field: string, name?: string) => name ?? snakeCase(field);
  override joinColumnName = (relation: string, column: string) => snakeCase(`${relation}_${column}`);
}

/** In milliseconds; together the longest that a visitor waits for a server that hangs. */
const limits = {
  /** A free connection of the pool, or a new one. */
  connection: 3_000,
  statement: 6_000,
  /** The same by our own clock: a server that hangs keeps no limit. */
  query: 7_000,
};
/** A migration may take its time, under the limits that it sets. */
const migrationStatementMs = 15_000;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function databaseOptions(
  { url, schema, entities, migrations, poolSize = 10 }: DatabaseOptions,
  { migrates = false } = {},
): DataSourceOptions {
  const statementMs = migrates ? migrationStatementMs : limits.statement;
  return {
    type: 'postgres',
    url,
    schema,
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeCaseColumns(),
    poolSize,
    connectTimeoutMS: limits.connection,
    extra: {
      // Migrations and hand-written statements name tables without their schema.
      options: `-c search_path=${schema} -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=30000`,
      idleTimeoutMillis: 30_000,
      ...(!migrates && { query_timeout: limits.query, Client: DecisiveClient }),
    },
  };
}

/** Brings a service's schema up to date. Concurrent callers wait for each other. */
export async function migrate(options: DatabaseOptions): Promise<void> {
  const source = await new DataSource(databaseOptions({ ...options, poolSize: 2 }, { migrates: true })).initialize();
  try {
    await source.query('SELECT pg_advisory_lock(hashtext($1))', [`migrate ${options.schema}`]);
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}

/**
 * Migrates a service's schema; with the owner's URL it first makes the role that `url` names, the schema and its
 * extensions.
 */
export async function prepareDatabase(
  database: Omit<DatabaseOptions, 'url'>,
  { url, ownerUrl }: { url: string; ownerUrl?: string | undefined },
): Promise<void> {
  if (ownerUrl) {
    const { username, password } = new URL(url);
    const role = decodeURIComponent(username);
    await provision(ownerUrl, { ...database, role, password: decodeURIComponent(password) });
  }
  await migrate({ ...database, url });
}

export type ServiceRole = { role: string; password: string; schema: string; extensions?: readonly string[] };

const identifier = (name: string) => pg.escapeIdentifier(name);

/**
 * Makes, as the database's owner, a role and a schema for one service; a second call only sets the password.
 * @returns the URL that the service connects with
 */
export async function provision(ownerUrl: string, service: ServiceRole): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await retryConflicts(() => provisionWith(client, service));
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.username = service.role;
  url.password = service.password;
  return url.href;
}

async function provisionWith(client: pg.Client, { role, password, schema, extensions = [] }: ServiceRole) {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE ${identifier(role)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
  await client.query(`GRANT ${identifier(role)} TO CURRENT_USER`);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${identifier(schema)} AUTHORIZATION ${identifier(role)}`);
  for (const name of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${identifier(name)}`);
}

// Roles belong to the whole server: replicas, or two databases on it, may be provisioned at the same moment.
async function retryConflicts(work: () => Promise<void>, attempts = 5): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      // duplicate_object, unique_violation, and "tuple concurrently updated", which has no code of its own
      if (attempt === attempts || !['42710', '23505', 'XX000'].includes(code ?? '')) throw error;
    }
  }
}

/**
 * Connects a service to its database under the name of its schema, and closes the connection last. Every module may
 * inject the `DataSource`; `TypeOrmModule.forFeature(entities, schema)` adds repositories.
 */
@Global()
@Module({})
export class DatabaseModule implements OnModuleDestroy {
  private readonly stopObserving: () => void;

  constructor(database: DataSource) {
    this.stopObserving = observe(() => connectionsOf(database));
  }

  static register(options: DatabaseOptions): DynamicModule {
    const { schema: name } = options;
    return {
      module: DatabaseModule,
      // A service that cannot reach its database ends at once; the platform starts it again.
      imports: [TypeOrmModule.forRoot({ ...databaseOptions(options), name, toRetry: () => false })],
      providers: [{ provide: DataSource, useExisting: getDataSourceToken(name) }],
      exports: [DataSource],
    };
  }

  onModuleDestroy(): void {
    this.stopObserving();
  }
}

function connectionsOf({ driver, options }: DataSource) {
  const { totalCount, idleCount, waitingCount } = (driver as unknown as { master: pg.Pool }).master;
  const { schema = '' } = options as { schema?: string };
  const reading = (state: 'used' | 'idle' | 'waiting', value: number) =>
    ({ gauge: 'blue_peony_database_connections', labels: { schema, state }, value }) as const;
  return [reading('used', totalCount - idleCount), reading('idle', idleCount), reading('waiting', waitingCount)];
}
