import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allowed, createDatabase, query, type TestDatabase } from '@blue-peony/test-kit';
import { Injectable, Module, type OnApplicationShutdown, type OnModuleDestroy, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import { Column, DataSource, Entity, ManyToOne, PrimaryColumn, type QueryRunner, Repository } from 'typeorm';
import { DatabaseModule } from '../src/database.ts';
import { migrate } from '../src/migrate.ts';
import { provision } from '../src/roles.ts';
import { createLogger, NestLogger } from '../src/logger.ts';
import { queryRows } from '../src/query-rows.ts';

@Entity('authors')
class AuthorEntity {
  @PrimaryColumn('text') id!: string;
}

@Entity('notes')
class NoteEntity {
  @PrimaryColumn('text') id!: string;
  @Column('integer') wordCount!: number;
  @ManyToOne(() => AuthorEntity)
  writtenBy!: AuthorEntity;
}

class CreateNotes1700000000000 {
  up = (runner: QueryRunner) =>
    runner.query(`
      CREATE TABLE authors (id text PRIMARY KEY);
      CREATE TABLE notes (id text PRIMARY KEY, word_count integer NOT NULL, written_by_id text REFERENCES authors);
      INSERT INTO authors VALUES ('ann');`);
  down = (runner: QueryRunner) => runner.query('DROP TABLE notes, authors');
}

let database: TestDatabase;
/** A service that runs through all tests, whose database server is in another time zone; tests leave its tables empty. */
let kept: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  database = await createDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await query(database.url, `ALTER DATABASE ${name} SET TimeZone = 'Pacific/Kiritimati'`);
  kept = await start(await prepare('kept'));
});
afterAll(async () => {
  await kept?.close();
  await database.drop();
});

async function prepare(schema: string) {
  const url = await provision(database.url, { role: `role_${schema}`, password: 'test', schema });
  const options = { url, schema, entities: [AuthorEntity, NoteEntity], migrations: [CreateNotes1700000000000] };
  await migrate({ ...options, ownerUrl: database.url });
  return options;
}

const logLines: string[] = [];
const logger = new NestLogger(
  createLogger({ service: 'test', level: 'trace', destination: { write: (line) => void logLines.push(line) } }),
);

function start(options: Awaited<ReturnType<typeof prepare>>, providers: Provider[] = []) {
  const { schema } = options;
  const imports = [DatabaseModule.register(options), TypeOrmModule.forFeature([NoteEntity], schema)];
  const exported = { provide: 'notes', useExisting: getRepositoryToken(NoteEntity, schema) };
  @Module({})
  class Service {}
  const module = { module: Service, imports, providers: [exported, ...providers] };
  return NestFactory.createApplicationContext(module, { logger, abortOnError: false });
}
const notesOf = (service: typeof kept) => service.get<Repository<NoteEntity>>('notes');

test('two services in one process have their own connections, which stay open until all of their modules have stopped', async () => {
  const answers: unknown[] = [];
  @Injectable()
  class Loop implements OnModuleDestroy, OnApplicationShutdown {
    constructor(private readonly dataSource: DataSource) {}
    onModuleDestroy = async () => void answers.push(...(await this.dataSource.query('SELECT 1 AS last_work')));
    onApplicationShutdown = async () => void answers.push(...(await this.dataSource.query('SELECT 2 AS last_work')));
  }
  const ending = await start(await prepare('ending'), [Loop]);
  await notesOf(ending).insert({ id: 'first', wordCount: 1 });
  expect(await notesOf(kept).find()).toEqual([]);

  await ending.close();

  expect(answers).toEqual([{ last_work: 1 }, { last_work: 2 }]);
  expect(ending.get(DataSource).isInitialized).toBe(false);
  await notesOf(kept).insert({ id: 'second', wordCount: 2 });
  expect(await queryRows(kept.get(DataSource), 'DELETE FROM notes RETURNING id')).toEqual([{ id: 'second' }]);
  expect(logLines.join('')).not.toContain('already registered');
});

test('a field or a relation in camelCase has its column in snake_case', async () => {
  await notesOf(kept).insert({ id: 'third', wordCount: 3, writtenBy: { id: 'ann' } });
  const rows = await queryRows(kept.get(DataSource), 'DELETE FROM notes RETURNING *');
  expect(rows).toEqual([{ id: 'third', word_count: 3, written_by_id: 'ann' }]);
});

test('a day begins in UTC, whatever the time zone of the database server', async () => {
  const sql = `SELECT '2026-11-20'::date::timestamptz AS day`;
  expect(await kept.get(DataSource).query(sql)).toEqual([{ day: new Date('2026-11-20T00:00:00Z') }]);
});

test('a start fails at once when the database cannot be reached, and no password is logged', async () => {
  const url = Object.assign(new URL(database.url), { port: '1', password: 'never-logged' }).href;
  const began = performance.now();
  const away = start({ url, schema: 'away', entities: [NoteEntity, AuthorEntity], migrations: [] });
  await expect(away).rejects.toThrow('ECONNREFUSED');
  expect(performance.now() - began).toBeLessThan(allowed(2_000));
  expect(logLines.join('')).toContain('ECONNREFUSED');
  expect(logLines.join('')).not.toMatch(/never-logged|[Rr]etry/);
});

test.each([
  ['SELECT', `SELECT id FROM (VALUES ('a')) AS note (id)`, [{ id: 'a' }]],
  ['INSERT', `INSERT INTO notes VALUES ('a', 1) RETURNING id`, [{ id: 'a' }]],
  ['UPDATE', `UPDATE notes SET word_count = 2 RETURNING id`, [{ id: 'kept' }]],
  ['DELETE', `DELETE FROM notes RETURNING id`, [{ id: 'kept' }]],
  ['an UPDATE that matches nothing', `UPDATE notes SET word_count = 2 WHERE id = 'gone' RETURNING id`, []],
])('queryRows answers the rows of %s', async (_statement, sql, rows) => {
  const rollBack = new Error('roll back');
  const work = kept.get(DataSource).transaction(async (manager) => {
    await manager.query(`INSERT INTO notes VALUES ('kept', 1)`);
    expect(await queryRows(manager, sql)).toEqual(rows);
    throw rollBack;
  });
  await expect(work).rejects.toBe(rollBack);
});
