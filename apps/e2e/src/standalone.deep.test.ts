import { spawnSync } from 'node:child_process';
import { access, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { jpegPhoto, until } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { mailsArrived } from './mails.ts';
import { databaseProcesses } from './product.ts';
import { dataDir, product, restart, startWith } from './started.ts';

startWith({ browser: false, settings: () => ({ LOG_LEVEL: 'trace' }) });
let password: string;
beforeAll(() => void ({ password } = product.staff));

test('loses nothing of an application when it is killed right after the answer, says nothing of it, and no secret, in its log, and lets STAFF_EMAIL and STAFF_PASSWORD sign in', async () => {
  const { upload, submit } = clientOf(product);
  const photo = await upload(await jpegPhoto(), 'ada-peony.jpg');
  await submit({ email: 'nobody@ada.example', name: '' }).catch(() => undefined);
  const { id } = await submit({ file_urls: [photo.path] });
  await product.kill();
  const killed = product;

  const staff = { email: 'boss@agency.example', password: 'a-long-enough-one' };
  await restart({ STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
  // Also on a folder that had another account.
  expect(product.staff).toEqual(staff);
  const [item] = (await clientOf(product).applications()).items;
  expect(item).toMatchObject({ id, file_urls: [photo.path] });
  const opened = await fetch(new URL(item!.signedUrls![0]!.url, product.siteUrl));
  expect({ status: opened.status, bytes: (await opened.arrayBuffer()).byteLength }).toEqual({
    status: 200,
    bytes: photo.bytes,
  });
  for (const to of ['ada@creator.example', 'staff@blue-peony.example'])
    expect(await mailsArrived(dataDir, 1, 30_000, to)).toHaveLength(1);
  for (const { output } of [killed, product]) expectNothingOf(output(), [photo.path, product.staff.password]);
  expect(killed.output()).toContain('/api/uploads');
});

test('starts its database again when that is killed under load, and loses nothing that it has acknowledged', async () => {
  const acknowledged: string[] = [];
  const submit = () =>
    clientOf(product)
      .submit()
      .then(
        ({ id }) => acknowledged.push(id),
        () => 0,
      );
  for (let turn = 0; turn < 10; turn++) await Promise.all([submit(), submit()]);
  const pids = await databaseProcesses(dataDir, 'pid');
  const dying = Promise.all(Array.from({ length: 4 }, submit));
  // One that ended by itself since then is none to wait for.
  spawnSync('kill', ['-KILL', ...pids]);
  await dying;
  const before = acknowledged.length;
  expect(before).toBeGreaterThan(0);
  await until(async () => (await submit()) > before);
  expect(product.output()).toContain('embedded database restarts');
  const { items, total } = await clientOf(product).applications();
  expect(items.map((item) => item.id)).toEqual(expect.arrayContaining(acknowledged.slice(-50)));
  expect(total).toBeGreaterThanOrEqual(acknowledged.length);
});

test('starts with empty data after --reset', async () => {
  expect((await mailsArrived(dataDir, 2)).length).toBeGreaterThan(0);
  await product.stop();
  const entries = await readdir(dataDir, { withFileTypes: true });
  const marks = entries.filter((entry) => !entry.isFile()).map(({ name }) => join(dataDir, name, 'of-before'));
  expect(marks).toHaveLength(6);
  for (const mark of marks) await writeFile(mark, '');
  await restart({}, ['--reset']);
  for (const mark of marks) await expect(access(mark)).rejects.toThrow('ENOENT');
  expect((await clientOf(product).applications()).items).toEqual([]);
  expect(await mailsArrived(dataDir, 0)).toEqual([]);
  expect([password, 'a-long-enough-one']).not.toContain(product.staff.password);
});

/** The log, below the table of addresses, names no applicant. */
function expectNothingOf(output: string, more: string[]): void {
  const log = output.slice(output.indexOf('└'));
  const secrets = ['Ada', 'ada@', 'ada.example', '600 700', '@ada', 'ada-peony', 'signature', ...more];
  for (const secret of secrets) expect(log).not.toContain(secret);
}
