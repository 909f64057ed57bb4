import { Global, Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import {
  DataSource,
  DefaultNamingStrategy,
  type DataSourceOptions,
  type EntityManager,
  type MigrationInterface,
} from 'typeorm';
import pg from 'pg';
import { DecisiveClient } from './decisive-client.ts';
import { observe } from './metrics/metrics.ts';
import { isOutage } from './outage.ts';

type Constructor<T> = new () => T;

/** Runs a statement as the schema's owner in a short transaction and retries it when a lock was not free. */
export type OwnersQuery = <Rows>(sql: string, values?: unknown[]) => Promise<Rows>;

export type DatabaseOptions = {
  /** `postgres://role:password@host:port/database` of the service's own role. */
  url: string;
  /** The one schema that the service owns and reads. */
  schema: string;
  /** Extensions that the database's owner installs. Each must be trusted, or the owner must be a superuser. */
  extensions?: readonly string[];
  entities: Constructor<object>[];
  migrations: Constructor<MigrationInterface>[];
  /** Append-only tables: the service may INSERT and SELECT, never UPDATE or DELETE. */
  appendOnly?: readonly string[];
  /** Tables that the service may only SELECT from. */
  readOnly?: readonly string[];
  /** Runs as the schema's owner after each migration, for statements that the service's role may not run. */
  upkeep?: (query: OwnersQuery) => Promise<void>;
  poolSize?: number;
  /** The service starts while its database is away, and connects when it is back; other services then end. */
  startsWithout?: true;
};

/** Gives a field `createdAt` the column `created_at`. */
class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName = (field: string, name?: string) => name ?? snakeCase(field);
  override joinColumnName = (relation: string, column: string) => snakeCase(`${relation}_${column}`);
}

/** In milliseconds; their sum is the longest that a visitor waits for a database that hangs. */
const limits = {
  /** Wait for a free or new connection of the pool. */
  connection: 4_000,
  statement: 5_000,
  /** The same limit on the client: a server that hangs enforces none. */
  query: 6_000,
};
/** A migration sets limits of its own. */
const migrationStatementMs = 15_000;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function databaseOptions(
  { url, schema, entities, migrations, poolSize = 10 }: DatabaseOptions,
  { migrates = false } = {},
): DataSourceOptions {
  const statementMs = migrates ? migrationStatementMs : limits.statement;
  return {
    type: 'postgres',
    driver: keepingPools(),
    url,
    schema,
    entities,
    migrations,
    namingStrategy: new SnakeCaseColumns(),
    poolSize,
    connectTimeoutMS: limits.connection,
    extra: {
      // Migrations and hand-written statements name tables without their schema, and days are those of UTC, whatever the
      // server's zone. Compiling a query takes longer than any query of a service.
      options: `-c search_path=${schema} -c TimeZone=UTC -c jit=off -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=30000`,
      idleTimeoutMillis: 30_000,
      ...(!migrates && { query_timeout: limits.query, Client: DecisiveClient }),
    },
  };
}

/**
 * Connects a service to its database under the name of its schema, and closes the connection last. Every module may
 * inject the `DataSource`; `TypeOrmModule.forFeature(entities, schema)` adds repositories.
 */
@Global()
@Module({})
export class DatabaseModule implements OnModuleDestroy {
  private readonly stopObserving: () => void;

  constructor(private readonly database: DataSource) {
    this.stopObserving = observe(() => connectionsOf(database));
  }

  static register(options: DatabaseOptions): DynamicModule {
    const { schema: name } = options;
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          name,
          // A service that cannot reach its database exits; the platform restarts it.
          useFactory: () => ({ ...databaseOptions(options), manualInitialization: true, toRetry: () => false }),
          dataSourceFactory: (given) => connected(new DataSource(given!), options.startsWithout ?? false),
        }),
      ],
      providers: [{ provide: DataSource, useExisting: getDataSourceToken(name) }],
      exports: [DataSource],
    };
  }

  onModuleDestroy(): void {
    this.stopObserving();
    clearTimeout(attempts.get(this.database));
  }
}

const attemptEveryMs = 500;
const attempts = new WeakMap<DataSource, NodeJS.Timeout>();
type Work = (manager: EntityManager) => Promise<void>;
const works = new WeakMap<DataSource, Work>();

/** Does work that nobody may use the database before: now, or as soon as one is back that was away at the start. */
export async function beforeUse(database: DataSource, work: Work): Promise<void> {
  if (database.isInitialized) await database.transaction(work);
  else works.set(database, work);
}

async function connected(database: DataSource, startsWithout: boolean): Promise<DataSource> {
  try {
    return await database.initialize();
  } catch (error) {
    if (!startsWithout || !isOutage(error)) throw error;
    connectLater(database);
    return database;
  }
}

function connectLater(database: DataSource): void {
  const connect = async () => {
    const work = works.get(database);
    const first = work && (await new DataSource(database.options).initialize());
    await first?.transaction(work!).finally(() => first.destroy());
    await database.initialize();
  };
  const attempt = () => connect().catch(() => connectLater(database));
  attempts.set(database, setTimeout(attempt, attemptEveryMs).unref());
}

const pools = new WeakMap<object, pg.Pool>();

/** The driver of one data source: TypeORM makes its pool of the class that it finds there. */
function keepingPools(): object {
  class KeptPool extends pg.Pool {
    constructor(options?: pg.PoolConfig) {
      super(options);
      pools.set(driver, this);
    }
  }
  const driver = Object.create(pg, { Pool: { value: KeptPool } }) as object;
  return driver;
}

/** The connections of a data source, for a prepared statement, which TypeORM cannot send. */
export function poolOf({ options }: DataSource): pg.Pool {
  const pool = options.type === 'postgres' && pools.get(options.driver as object);
  if (!pool) throw new Error('The data source has no pool yet');
  return pool;
}

function connectionsOf(database: DataSource) {
  const { totalCount, idleCount, waitingCount } = poolOf(database);
  const { options } = database;
  const { schema = '' } = options as { schema?: string };
  const reading = (state: 'used' | 'idle' | 'waiting', value: number) =>
    ({ gauge: 'blue_peony_database_connections', labels: { schema, state }, value }) as const;
  return [reading('used', totalCount - idleCount), reading('idle', idleCount), reading('waiting', waitingCount)];
}
