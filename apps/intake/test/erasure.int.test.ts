import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Background, createLogger, KeyRing } from '@blue-peony/service-kit';
import { Ledger, S3Store, type ObjectStore } from '@blue-peony/storage';
import { applicationForm } from '@blue-peony/test-kit';
import { EraseApplication } from '../src/erasure/erase-application.ts';
import { countOverdue } from '../src/erasure/erasure.repository.ts';
import { WriteLedger } from '../src/erasure/write-ledger.ts';
import { EraseRestored } from '../src/erasure/erase-restored.ts';
import { RemoveUnclaimedPhotos } from '../src/photos/remove-unclaimed-photos.ts';
import { UploadEntity } from '../src/photos/upload.entity.ts';
import { UploadsRepository } from '../src/photos/uploads.repository.ts';
import type { PhotoCell } from '../src/photos/photo-cell/photo-cell.ts';
import { ReplyFiles } from '../src/replies/reply-files.ts';
import { upload } from './applicant.ts';
import { store } from './seed.ts';
import { applicantKeys, startIntakeApp, type IntakeApp } from './intake-app.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const correlationId = 'test';

let app: IntakeApp;
beforeAll(async () => {
  app = await startIntakeApp();
});
const backgrounds: Background[] = [];
afterAll(async () => {
  for (const background of backgrounds) await background.onModuleDestroy();
  await app.close();
});

function eraser(files: ObjectStore = app.store) {
  const { database } = app;
  const [background, ofPhotos] = [new Background(logger), new Background(logger)];
  backgrounds.push(background, ofPhotos);
  const uploads = new UploadsRepository(database.getRepository(UploadEntity));
  const photos = new RemoveUnclaimedPhotos(uploads, files, ofPhotos, logger);
  const ledger = new WriteLedger(database, app.ledger, background);
  const application = new EraseApplication(photos, ledger, database, logger);
  return { photos, background, application, files: new ReplyFiles(database, files, {} as PhotoCell, photos) };
}

/** A new process starts and stops. */
async function restart(ledger = app.ledger): Promise<void> {
  const { application, background } = eraser();
  await new EraseRestored(application, app.database, ledger, background).onApplicationBootstrap();
  background.onApplicationBootstrap();
  await background.onModuleDestroy();
}

/** A complete application, with everything that the desk and the applicant add to it. */
async function submit(): Promise<{ id: string; photo: string }> {
  const photo = await upload(app, 'canary.jpg');
  const body = JSON.stringify(
    applicationForm({ name: 'Canary Peony', email: 'canary@example.com', file_urls: [photo] }),
  );
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${app.url}/api/applications`, { method: 'POST', headers, body });
  const { id } = (await response.json()) as { id: string };
  const add = (sql: string, ...values: unknown[]) => app.database.query(sql, [id, ...values]);
  await add(`INSERT INTO notes (application_id, author_id, text) VALUES ($1, $2, 'canary note')`, randomUUID());
  await add(
    `INSERT INTO looks (application_id, staff_id, role, what, photo) VALUES ($1, $2, 'owner', 'photo', 'canary.jpg')`,
    randomUUID(),
  );
  await add(`INSERT INTO corrections (application_id, field, before, after) VALUES ($1, 'city', 'canary', 'canary')`);
  await add(`INSERT INTO application_events (application_id, kind, detail) VALUES ($1, 'scored', '{"from":"canary"}')`);
  await add(`INSERT INTO address_changes (application_id, email) VALUES ($1, 'canary@example.org')`);
  await add('INSERT INTO presence (application_id, staff_id) VALUES ($1, $2)', randomUUID());
  await add(
    `INSERT INTO answers (application_id, key, staff_id, channel, decision, language, subject, text)
     VALUES ($1, gen_random_uuid(), gen_random_uuid(), 'mail', 'invite', 'en', 'canary', 'canary answer')`,
  );
  await add(
    `INSERT INTO replies (id, application_id, at, kind, from_name, from_address, subject, text, quoted, cut, vouched,
       other_sender, thread)
     VALUES (gen_random_uuid(), $1, now(), 'reply', 'canary', 'canary', 'canary', 'canary', '', false, true, false, '{}')`,
  );
  await add(
    `INSERT INTO reply_files (id, reply_id, place, name, type, bytes, picture)
     SELECT gen_random_uuid(), id, 0, 'canary.pdf', 'application/pdf', 1, false FROM replies WHERE application_id = $1`,
  );
  return { id, photo };
}

const hers = [
  'applications',
  'uploads',
  'notes',
  'looks',
  'corrections',
  'address_changes',
  'application_events',
  'answers',
  'replies',
  'reply_files',
];
const tables = [...hers, 'outbox'];

/** The tables that still have rows of an application. */
async function remains(word: string): Promise<string[]> {
  const rows = await Promise.all(
    tables.map((table) =>
      app.database.query<unknown[]>(`SELECT FROM ${table} AS t WHERE t::text ILIKE $1`, [`%${word}%`]),
    ),
  );
  return tables.filter((_, index) => rows[index]!.length > 0);
}

test('an erased application leaves nothing in any table and no file', async () => {
  const { id, photo } = await submit();
  expect(await remains('canary')).toEqual(expect.arrayContaining(hers));
  const erase = eraser();
  expect(await erase.application.erase(id, { by: 'applicant', correlationId })).toBe(true);
  await erase.photos.remove();
  expect(await remains('canary')).toEqual([]);
  expect((await app.storedFiles()).filter((name) => name.split('.')[0] === photo.split('.')[0])).toEqual([]);
  const [event] = await app.database.query<unknown[]>(
    `SELECT event->'payload' AS payload FROM outbox WHERE type = $1`,
    ['intake.application-erased.v1'],
  );
  expect(event).toEqual({ payload: { language: 'en' } });
  expect(await app.database.query('SELECT email FROM farewells WHERE application_id = $1', [id])).toEqual([
    { email: 'canary@example.com' },
  ]);
  expect(await erase.application.erase(id, { by: 'applicant', correlationId })).toBe(false);
});

test('an application under a legal hold or a seal is not erased, by nobody', async () => {
  const { id } = await submit();
  for (const column of ['held_at', 'sealed_at']) {
    await app.database.query(`UPDATE applications SET ${column} = now() WHERE id = $1`, [id]);
    const erased = eraser().application.erase(id, { by: 'staff', correlationId });
    await expect(erased).rejects.toMatchObject({ code: 'application_held' });
    await app.database.query(`UPDATE applications SET ${column} = NULL WHERE id = $1`, [id]);
  }
  expect(await eraser().application.erase(id, { by: 'time', correlationId })).toBe(true);
  expect(await app.database.query('SELECT FROM farewells WHERE application_id = $1', [id])).toEqual([]);
});

test('files of an erased application that the store does not delete are tried again, and keep no others', async () => {
  const { id, photo } = await submit();
  const [file] = await app.database.query<[{ id: string }]>(
    'SELECT f.id FROM reply_files AS f JOIN replies AS r ON r.id = reply_id WHERE application_id = $1',
    [id],
  );
  const deleting = (fails: (key: string) => boolean) =>
    ({
      delete: async (key: string) => {
        if (fails(key)) throw new Error('away');
        await app.store.delete(key);
      },
      sweep: async () => 0,
    }) as unknown as ObjectStore;
  // What fails is tried again within half a minute, a run that ends well after a quarter of an hour.
  const away = eraser(deleting(() => true));
  await away.application.erase(id, { by: 'applicant', correlationId });
  await expect(away.photos.remove()).rejects.toThrow('away');
  expect((await app.store.get(photo))?.size).toBeGreaterThan(0);
  await expect(eraser(deleting((key) => key.startsWith('replies/'))).photos.remove()).rejects.toThrow('away');
  expect([await app.store.get(photo), await remains(photo)]).toEqual([undefined, []]);
  expect(await remains(file.id)).toEqual(['reply_files']);
  await eraser().photos.remove();
  expect(await remains(file.id)).toEqual([]);
});

const isThere = async (id: string) =>
  (await app.database.query<unknown[]>('SELECT FROM applications WHERE id = $1', [id])).length > 0;

test('an erased application that a backup brings back is gone before the service listens, held or not', async () => {
  const { id } = await submit();
  const erase = eraser();
  await erase.application.erase(id, { by: 'applicant', correlationId });
  // The database may be lost at any moment after this.
  await erase.background.onModuleDestroy();
  expect(await app.ledger.list('erased')).toContain(id);
  expect(await app.database.query('SELECT FROM erasures')).toEqual([]);

  await store(app.database, { id, held_at: new Date() });
  const other = await store(app.database);
  await restart();
  expect([await isThere(id), await isThere(other)]).toEqual([false, true]);
  expect(await app.database.query('SELECT FROM farewells WHERE application_id = $1', [id])).toHaveLength(1);
});

/** As a restore does it. */
async function copyKeys(): Promise<void> {
  for await (const { key } of app.ledgerStore.list())
    await app.database.query('INSERT INTO restored_entries VALUES ($1) ON CONFLICT DO NOTHING', [key]);
}

// A bucket on a server that does not exist.
const away = { endpoint: 'http://127.0.0.1:9', region: 'us-east-1', accessKeyId: 'x', secretAccessKey: 'x' };

test('what a restore has copied from the ledger counts although the store of the ledger is away', async () => {
  const id = await store(app.database);
  await app.ledger.add('erased', id, '2026-01-01');
  await copyKeys();
  await restart(new Ledger(new S3Store({ ...away, bucket: 'none' }), applicantKeys));
  expect(await isThere(id)).toBe(false);
});

test('nobody who can write into the ledger’s bucket erases an application or ends a link', async () => {
  const id = await store(app.database);
  const stranger = new Ledger(app.ledgerStore, new KeyRing(['a key of a stranger, of more than 32 characters']));
  await stranger.add('erased', id, '2026-01-02');
  await stranger.add('links', `${id}.7`, '2026-01-02');
  await copyKeys();
  await restart();
  expect(await app.database.query('SELECT link_version FROM applications WHERE id = $1', [id])).toEqual([
    { link_version: 1 },
  ]);
});

test('links that have ended stay ended when a backup brings an earlier version back', async () => {
  const id = await store(app.database);
  const version = async () => {
    const [row] = await app.database.query<{ link_version: number }[]>(
      'SELECT link_version FROM applications WHERE id = $1',
      [id],
    );
    return row!.link_version;
  };
  await app.database.query('UPDATE applications SET link_version = 3 WHERE id = $1', [id]);
  await restart();
  await app.database.query('UPDATE applications SET link_version = 2 WHERE id = $1', [id]);
  await restart();
  expect(await version()).toBe(3);
});

test('an entry stays in the ledger for as long as a backup may have its application, and no longer', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const [old, kept] = [randomUUID(), randomUUID()];
  await app.ledger.add('erased', old, day(43));
  await app.ledger.add('erased', kept, day(36));
  await restart();
  const ids = await app.ledger.list('erased');
  expect([ids.includes(old), ids.includes(kept)]).toEqual([false, true]);
});

test('time erases what was closed long ago or never closed, but nothing that is held or sealed', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [old, closed] = [{ created_at: ago(366) }, { created_at: ago(200), closed_at: ago(181) }];
  const due = [await store(app.database, old), await store(app.database, closed)];
  const kept = [
    await store(app.database, { created_at: ago(364) }),
    await store(app.database, { created_at: ago(400), closed_at: ago(179) }),
    await store(app.database, { ...old, held_at: new Date() }),
    await store(app.database, { ...closed, sealed_at: new Date() }),
  ];
  expect(await countOverdue(app.database)).toBe(2);
  expect(await eraser().application.eraseOverdue()).toBe(false);
  expect(await countOverdue(app.database)).toBe(0);
  expect(await Promise.all(due.map(isThere))).toEqual([false, false]);
  expect(await Promise.all(kept.map(isThere))).toEqual([true, true, true, true]);
  const told = await app.database.query(
    `SELECT event->>'correlationId' AS cause FROM outbox WHERE event->>'aggregateId' = ANY($1)`,
    [due],
  );
  expect(told).toEqual([{ cause: 'retention' }, { cause: 'retention' }]);
});

test('time erases fifty at once, and says so when more may be due', async () => {
  for (let one = 0; one < 51; one++) await store(app.database, { created_at: new Date(Date.now() - 366 * 86_400_000) });
  expect(await eraser().application.eraseOverdue()).toBe(true);
  expect(await eraser().application.eraseOverdue()).toBe(false);
});
