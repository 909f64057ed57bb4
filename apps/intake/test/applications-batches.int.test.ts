import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import type { ApplicationForm } from '@blue-peony/contracts';
import { newEvent } from '@blue-peony/messaging';
import { applicationForm, until } from '@blue-peony/test-kit';
import { ApplicationEntity } from '../src/applications/application.entity.ts';
import { ApplicationsRepository, type NewSubmission } from '../src/applications/applications.repository.ts';
import { apply, upload } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();
beforeAll(() => app.listen());

const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'applications'::regclass`;
const held = (count: number) => until(async () => (await app.sql(waiting)).length >= count);

async function submit(changes: Partial<ApplicationForm> = {}, key = randomUUID() as string) {
  const { status, body } = await apply(app, changes, { 'idempotency-key': key });
  return { status, code: body.code, id: body.id };
}

/** Holds the table until two statements wait for it, so that all of these share the third. */
async function together(...submissions: (() => ReturnType<typeof submit>)[]) {
  const holder = app.database.createQueryRunner();
  await holder.startTransaction();
  await holder.query('LOCK TABLE applications IN EXCLUSIVE MODE');
  for (const number of [1, 2]) {
    void submit();
    await held(number);
  }
  const answers = submissions.map((send) => send());
  await sleep(300);
  await holder.commitTransaction();
  await holder.release();
  return Promise.all(answers);
}

const repository = () => new ApplicationsRepository(app.database.getRepository(ApplicationEntity));

function submission(changes: Partial<NewSubmission['application']> = {}): NewSubmission {
  const id = randomUUID();
  const { onlyfans_monthly_earnings, age_confirmed, privacy_version, ...given } = applicationForm();
  const application = {
    ...given,
    id,
    onlyfansMonthlyEarnings: onlyfans_monthly_earnings,
    ageConfirmed: age_confirmed,
    privacyVersion: privacy_version,
    fileUrls: [],
    discreet: false,
    assessmentResult: 'standard',
    assessmentVersion: 1,
    idempotencyKey: randomUUID(),
    requestHash: `\\x${'00'.repeat(32)}`,
    ...changes,
  } as unknown as NewSubmission['application'];
  const facts = { aggregateId: id, correlationId: id, payload: { language: 'en' } } as const;
  return { application, event: { ...newEvent('intake.application-submitted.v2', facts), id } };
}

test('an equal key in one batch is answered as a repeated request, and other content under it as a mismatch', async () => {
  const key = randomUUID();
  const [first, again, other, alone] = await together(
    () => submit({ name: 'Ada' }, key),
    () => submit({ name: 'Ada' }, key),
    () => submit({ name: 'Eve' }, key),
    () => submit(),
  );
  expect([first!.status, again!.status, alone!.status]).toEqual([201, 201, 201]);
  expect(again!.id).toBe(first!.id);
  expect(other!.code).toBe('idempotency_mismatch');
  expect(app.events.filter(({ id }) => id === first!.id)).toHaveLength(1);
});

test('a photo that two of a batch claim belongs to one of them, and an unknown photo refuses only its own', async () => {
  const [photo, own] = [await upload(app), await upload(app)];
  const answers = await together(
    () => submit({ file_urls: [photo] }),
    () => submit({ file_urls: [own, photo] }),
    () => submit({ file_urls: ['1-nobody-me.jpg'] }),
    () => submit({ file_urls: [own] }),
  );
  expect(answers.map(({ status, code }) => code ?? status)).toEqual([201, 'unknown_upload', 'unknown_upload', 201]);
  const claims = await app.sql<{ path: string; owner: string }>(
    'SELECT path, application_id AS owner FROM uploads WHERE path = ANY($1) ORDER BY path = $2',
    [photo, own],
    photo,
  );
  expect(claims).toEqual([
    { path: own, owner: answers[3]!.id },
    { path: photo, owner: answers[0]!.id },
  ]);
});

test('a row that the database refuses spoils no other of its batch', async () => {
  const applications = repository();
  const [ada, nobody, eve] = [submission(), submission({ name: null as never }), submission()];
  const results = await Promise.allSettled([ada, nobody, eve].map((each) => applications.store(each)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[0]).toMatchObject({ value: expect.any(Date) });
});

test('half of a surrogate pair is stored as a replacement character', async () => {
  const { id } = await submit({ name: 'Ada \ud800' });
  expect(await app.row(id, 'name')).toEqual({ name: 'Ada \ufffd' });
  expect((await submit({ file_urls: ['1-\udfff-me.jpg'] })).code).toBe('unknown_upload');
});

test('batches of two replicas with the same keys in opposite orders do not wait for each other', async () => {
  const [one, other] = [repository(), repository()];
  for (let round = 0; round < 10; round++) {
    const keys = Array.from({ length: 100 }, () => randomUUID() as string);
    const rows = () => keys.map((idempotencyKey) => submission({ idempotencyKey }));
    const [mine, theirs] = await Promise.all([one.storeAll(rows()), other.storeAll(rows().toReversed())]);
    expect(mine.size + theirs.size).toBe(100);
  }
});
