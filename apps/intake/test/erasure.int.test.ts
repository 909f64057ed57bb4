import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { Background, createLogger, KeyRing } from '@blue-peony/service-kit';
import { Ledger, S3Store, type ObjectStore } from '@blue-peony/storage';
import { until } from '@blue-peony/test-kit';
import { EraseApplication } from '../src/erasure/erase-application.ts';
import { countOverdue } from '../src/erasure/erasure.repository.ts';
import { WriteLedger } from '../src/erasure/write-ledger.ts';
import { EraseRestored } from '../src/erasure/erase-restored.ts';
import { RemoveUnclaimedPhotos } from '../src/photos/remove-unclaimed-photos.ts';
import { UploadEntity } from '../src/photos/upload.entity.ts';
import { UploadsRepository } from '../src/photos/uploads.repository.ts';
import type { PhotoCell } from '../src/photos/photo-cell/photo-cell.ts';
import { ReplyFiles } from '../src/replies/reply-files.ts';
import { submit, upload } from './applicant.ts';
import { applicantKeys, useIntakeApp } from './intake-app.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const correlationId = 'test';

const backgrounds: Background[] = [];
afterAll(() => Promise.all(backgrounds.map((background) => background.onModuleDestroy())));
// Its hooks come behind, so that the database is there until the work has ended.
const app = useIntakeApp();

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

const inserts = [
  `notes (application_id, author_id, text) VALUES ($1, gen_random_uuid(), 'canary note')`,
  `looks (application_id, staff_id, role, what, photo) VALUES ($1, gen_random_uuid(), 'owner', 'photo', 'canary.jpg')`,
  `corrections (application_id, field, before, after) VALUES ($1, 'city', 'canary', 'canary')`,
  `application_events (application_id, kind, detail) VALUES ($1, 'scored', '{"from":"canary"}')`,
  `address_changes (application_id, email) VALUES ($1, 'canary@example.org')`,
  `presence (application_id, staff_id) VALUES ($1, gen_random_uuid())`,
  `answers (application_id, key, staff_id, channel, decision, language, subject, text)
   VALUES ($1, gen_random_uuid(), gen_random_uuid(), 'mail', 'invite', 'en', 'canary', 'canary answer')`,
  `replies (id, application_id, at, kind, from_name, from_address, subject, text, quoted, cut, vouched, other_sender, thread)
   VALUES (gen_random_uuid(), $1, now(), 'reply', 'canary', 'canary', 'canary', 'canary', '', false, true, false, '{}')`,
  `reply_files (id, reply_id, place, name, type, bytes, picture)
   SELECT gen_random_uuid(), id, 0, 'canary.pdf', 'application/pdf', 1, false FROM replies WHERE application_id = $1`,
];

/** A complete application, with everything that the desk and the applicant add to it. */
async function complete(): Promise<{ id: string; photo: string }> {
  const photo = await upload(app, 'canary.jpg');
  const { id } = await submit(app, { name: 'Canary Peony', email: 'canary@example.com', file_urls: [photo] });
  for (const insert of inserts) await app.sql(`INSERT INTO ${insert}`, id);
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
    tables.map((table) => app.sql(`SELECT FROM ${table} AS t WHERE t::text ILIKE $1`, `%${word}%`)),
  );
  return tables.filter((_, index) => rows[index]!.length > 0);
}

test('an erased application leaves nothing in any table and no file', async () => {
  const { id, photo } = await complete();
  expect(await remains('canary')).toEqual(expect.arrayContaining(hers));
  const erase = eraser();
  expect(await erase.application.erase(id, { by: 'applicant', correlationId })).toBe(true);
  await erase.photos.remove();
  expect(await remains('canary')).toEqual([]);
  expect((await app.storedFiles()).filter((name) => name.split('.')[0] === photo.split('.')[0])).toEqual([]);
  const erased = `SELECT event->'payload' AS payload FROM outbox WHERE type = 'intake.application-erased.v1'`;
  expect((await app.sql(erased))[0]).toEqual({ payload: { language: 'en' } });
  const farewells = await app.sql('SELECT email FROM farewells WHERE application_id = $1', id);
  expect(farewells).toEqual([{ email: 'canary@example.com' }]);
  expect(await erase.application.erase(id, { by: 'applicant', correlationId })).toBe(false);
});

test('an application under a legal hold or a seal is not erased, by nobody', async () => {
  const { id } = await complete();
  for (const column of ['held_at', 'sealed_at']) {
    await app.update(id, `${column} = now()`);
    const erased = eraser().application.erase(id, { by: 'staff', correlationId });
    await expect(erased).rejects.toMatchObject({ code: 'application_held' });
    await app.update(id, `${column} = NULL`);
  }
  expect(await eraser().application.erase(id, { by: 'time', correlationId })).toBe(true);
  expect(await app.sql('SELECT FROM farewells WHERE application_id = $1', id)).toEqual([]);
});

test('files of an erased application that the store does not delete are tried again, and keep no others', async () => {
  const { id, photo } = await complete();
  const file = await app.one<{ id: string }>(
    'SELECT f.id FROM reply_files AS f JOIN replies AS r ON r.id = reply_id WHERE application_id = $1',
    id,
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

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const isThere = async (id: string) => (await app.sql('SELECT FROM applications WHERE id = $1', id)).length > 0;

test('an erased application that a backup brings back is gone before the service listens, held or not', async () => {
  const { id } = await complete();
  const erase = eraser();
  await erase.application.erase(id, { by: 'applicant', correlationId });
  // The database may be lost at any moment after this.
  await erase.background.onModuleDestroy();
  expect(await app.ledger.list('erased')).toContain(id);
  expect(await app.sql('SELECT FROM erasures')).toEqual([]);

  await app.seed({ id, held_at: new Date() });
  const other = await app.seed();
  await restart();
  expect([await isThere(id), await isThere(other)]).toEqual([false, true]);
  expect(await app.sql('SELECT FROM farewells WHERE application_id = $1', id)).toHaveLength(1);
});

/** As a restore does it. */
async function copyKeys(): Promise<void> {
  for await (const { key } of app.ledgerStore.list())
    await app.sql('INSERT INTO restored_entries VALUES ($1) ON CONFLICT DO NOTHING', key);
}

// A bucket on a server that does not exist.
const away = { endpoint: 'http://127.0.0.1:9', region: 'us-east-1', accessKeyId: 'x', secretAccessKey: 'x' };

test('what a restore has copied from the ledger counts although the store of the ledger is away', async () => {
  const id = await app.seed();
  await app.ledger.add('erased', id, '2026-01-01');
  await copyKeys();
  await restart(new Ledger(new S3Store({ ...away, bucket: 'none' }), applicantKeys));
  expect(await isThere(id)).toBe(false);
});

test('nobody who can write into the ledger’s bucket erases an application or ends a link', async () => {
  const id = await app.seed();
  const stranger = new Ledger(app.ledgerStore, new KeyRing(['a key of a stranger, of more than 32 characters']));
  await stranger.add('erased', id, '2026-01-02');
  await stranger.add('links', `${id}.7`, '2026-01-02');
  await copyKeys();
  await restart();
  expect(await app.row(id, 'link_version')).toEqual({ link_version: 1 });
});

test('links that have ended stay ended when a backup brings an earlier version back', async () => {
  const id = await app.seed();
  await app.update(id, 'link_version = 3');
  await restart();
  await app.update(id, 'link_version = 2');
  await restart();
  expect(await app.row(id, 'link_version')).toEqual({ link_version: 3 });
});

test('an entry stays in the ledger for as long as a backup may have its application, and no longer', async () => {
  const [old, kept] = [randomUUID(), randomUUID()];
  await app.ledger.add('erased', old, ago(43).toISOString().slice(0, 10));
  await app.ledger.add('erased', kept, ago(36).toISOString().slice(0, 10));
  await restart();
  const ids = await app.ledger.list('erased');
  expect([ids.includes(old), ids.includes(kept)]).toEqual([false, true]);
});

test.each([
  ['whose mail is asked for again', 'mails', { method: 'POST', body: { recipient: 'staff' } }],
  ['that staff open', 'collaboration', { method: 'PUT' }],
])('an application %s while it is erased is not found', async (_, part, call) => {
  const id = await app.seed();
  const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  const answer = await app.database.transaction(async (manager) => {
    await manager.query('SELECT FROM applications WHERE id = $1 FOR UPDATE', [id]);
    const asked = app.desk(`applications/${id}/${part}`, call);
    await until(async () => (await app.sql(waits)).length > 0);
    await manager.query('DELETE FROM applications WHERE id = $1', [id]);
    return { asked };
  });
  expect((await answer.asked).status).toBe(404);
});

test('time erases what was closed long ago or never closed, but nothing that is held or sealed', async () => {
  const [old, closed] = [{ created_at: ago(366) }, { created_at: ago(200), closed_at: ago(181) }];
  const due = [await app.seed(old), await app.seed(closed)];
  const kept = [
    await app.seed({ created_at: ago(364) }),
    await app.seed({ created_at: ago(400), closed_at: ago(179) }),
    await app.seed({ ...old, held_at: new Date() }),
    await app.seed({ ...closed, sealed_at: new Date() }),
  ];
  expect(await countOverdue(app.database)).toBe(2);
  expect(await eraser().application.eraseOverdue()).toBe(false);
  expect(await countOverdue(app.database)).toBe(0);
  expect(await Promise.all(due.map(isThere))).toEqual([false, false]);
  expect(await Promise.all(kept.map(isThere))).toEqual([true, true, true, true]);
  const told = await app.sql(
    `SELECT event->>'correlationId' AS cause FROM outbox WHERE event->>'aggregateId' = ANY($1)`,
    due,
  );
  expect(told).toEqual([{ cause: 'retention' }, { cause: 'retention' }]);
});

test('time erases fifty at once, and says so when more may be due', async () => {
  await app.seedMany(51, { created_at: ago(366) });
  expect(await eraser().application.eraseOverdue()).toBe(true);
  expect(await eraser().application.eraseOverdue()).toBe(false);
});
