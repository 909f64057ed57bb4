import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DomainEvent } from '@blue-peony/contracts';
import { addToOutbox, Gathered } from '@blue-peony/messaging';
import { poolOf } from '@blue-peony/service-kit';
import type pg from 'pg';
import { Repository } from 'typeorm';
import { ApplicationEntity } from './application.entity.ts';

export type NewApplication = Omit<ApplicationEntity, 'createdAt' | 'requestHash'> & {
  /** As PostgreSQL writes bytes: `\\x` and hexadecimal digits. */
  requestHash: string;
};
export type NewSubmission = { application: NewApplication; event: DomainEvent };

/** A larger batch leaves relay and parser idle while the database computes; a smaller one costs more for each. */
const batchSize = 16;
const statementsAtOnce = 3;
/** A statement costs as much as ten of its rows, and what the gateway sends together arrives over some turns. */
const lingerMs = 1;
/** Bounds the memory and the wait; the gateway admits fewer. */
const waitingAtMost = 2_000;

type Column = { name: string; type: string; property: string };

@Injectable()
export class ApplicationsRepository {
  private readonly pool: pg.Pool;
  private readonly columns: Column[];
  private readonly withoutPhotos: Pick<pg.QueryConfig, 'name' | 'text'>;
  private readonly withPhotos: Pick<pg.QueryConfig, 'name' | 'text'>;

  private readonly gathered = new Gathered(
    async (submissions: readonly NewSubmission[]) => {
      const stored = await this.storeAll(submissions);
      return submissions.map(({ application }) => stored.get(application.id));
    },
    {
      // Those with an equal key or a common photo go one after the other, so that each is answered as if alone.
      keysOf: ({ application }) => [application.idempotencyKey ?? application.id, ...application.fileUrls],
      batchSize,
      atOnce: statementsAtOnce,
      lingerMs,
      waitingAtMost,
    },
  );

  constructor(
    @InjectRepository(ApplicationEntity, 'intake') private readonly applications: Repository<ApplicationEntity>,
  ) {
    this.pool = poolOf(applications.manager.dataSource);
    this.columns = applications.metadata.columns
      .filter(({ propertyName }) => propertyName !== 'createdAt')
      .map(({ databaseName, type, isArray, propertyName }) => ({
        name: databaseName,
        type: `${String(type)}${isArray ? '[]' : ''}`,
        property: `"${propertyName}"`,
      }));
    this.withoutPhotos = { name: 'store applications', text: storing(this.columns, { photos: false }) };
    this.withPhotos = { name: 'store applications with photos', text: storing(this.columns, { photos: true }) };
  }

  /** @returns undefined when its key is taken or a photo is not free. @throws AppError unavailable when many wait */
  store(submission: NewSubmission): Promise<Date | undefined> {
    return this.gathered.add(submission);
  }

  /** One prepared statement, the path of every visitor. No two of them may have an equal key or a common photo. */
  async storeAll(submissions: readonly NewSubmission[]): Promise<Map<string, Date>> {
    const applications = submissions.map(({ application }) => application);
    const events = submissions.map(({ event }) => event);
    const photos = applications.some(({ fileUrls }) => fileUrls.length > 0);
    const statement = {
      ...(photos ? this.withPhotos : this.withoutPhotos),
      values: [wellFormed(JSON.stringify(applications)), JSON.stringify(events)],
    };
    const stored = await this.pool.query<{ id: string; createdAt: Date }>(statement);
    return new Map(stored.rows.map(({ id, createdAt }) => [id, createdAt]));
  }

  findByIdempotencyKey(idempotencyKey: string): Promise<ApplicationEntity | null> {
    const select = { id: true, createdAt: true, requestHash: true } as const;
    return this.applications.findOne({ select, where: { idempotencyKey } });
  }

  async isUnpublished(applicationId: string): Promise<boolean> {
    const rows = await this.applications.query<unknown[]>('SELECT FROM outbox WHERE id = $1', [applicationId]);
    return rows.length > 0;
  }
}

/** Photos are locked, and rows inserted, in one order everywhere, so that two replicas never wait for each other. */
function storing(columns: Column[], { photos }: { photos: boolean }): string {
  const names = columns.map(({ name }) => name).join(', ');
  const properties = columns.map(({ property }) => property).join(', ');
  const types = columns.map(({ property, type }) => `${property} ${type}`).join(', ');
  const free = `free AS MATERIALIZED (
      SELECT path FROM uploads
      WHERE path = ANY (SELECT unnest("fileUrls") FROM given) AND application_id IS NULL AND expired_at IS NULL
      ORDER BY path FOR UPDATE
    ),`;
  const claimed = `, claimed AS (
      UPDATE uploads SET application_id = stored.id FROM stored WHERE path = ANY (stored.file_urls)
    )`;
  const events = `SELECT (event->>'id')::uuid AS id, event->>'type' AS type, event
    FROM jsonb_array_elements($2) AS event JOIN stored ON stored.id = (event->>'aggregateId')::uuid`;
  return `WITH given AS MATERIALIZED (
      SELECT * FROM json_to_recordset($1) AS given (${types})
    ), ${photos ? free : ''} stored AS (
      INSERT INTO applications (${names})
      SELECT ${properties} FROM given
      ${photos ? 'WHERE (SELECT count(*) FROM free WHERE path = ANY ("fileUrls")) = cardinality("fileUrls")' : ''}
      ORDER BY "idempotencyKey"
      ON CONFLICT DO NOTHING
      RETURNING id, created_at, file_urls
    ), announced AS (
      ${addToOutbox(events)}
    )${photos ? claimed : ''}
    SELECT id, created_at AS "createdAt" FROM stored`;
}

/** JSON of PostgreSQL takes no half of a surrogate pair, which `JSON.stringify` writes as an escape sequence. */
const wellFormed = (json: string): string =>
  json.includes('\\ud') ? json.replace(/(?<!\\)((?:\\\\)*)\\ud[89a-f][\da-f]{2}/g, '$1\ufffd') : json;
