import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { endpoints, languages } from '@blue-peony/contracts';
import { jpegPhoto, until } from '@blue-peony/test-kit';
import JSZip from 'jszip';
import { exportTexts } from '../src/erasure/export/texts/index.ts';
import { request, submit } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';
import { attached, mail, mails, multipart, part, replyAddress } from './mails.ts';

const app = useIntakeApp();
const { receive, repliesOf, files } = mails(app);
const canary = 'canary-7f3a';

const withCanary = (id: string) => {
  const parts = [
    part('text/plain', `${canary} words\n\n> ${canary} quoted`),
    attached('text/csv', `${canary}.csv`, canary),
  ];
  return multipart(parts, {
    to: replyAddress(id),
    from: `${canary}@mail.example`,
    subject: canary,
    headers: { 'Message-ID': `<${canary}@mail.example>`, References: `<${canary}.2@mail.example>` },
  });
};

/** Whether a row of any table, or a stored file, has these bytes. */
async function isFound(text: string): Promise<boolean> {
  const tables = await app.sql<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'intake'`,
  );
  for (const { name } of tables) {
    const rows = await app.sql(`SELECT FROM ${name} AS t WHERE t::text LIKE '%' || $1 || '%'`, text);
    if (rows.length > 0) return true;
  }
  for await (const { key } of app.store.list()) {
    // Undefined when it was removed just now.
    const stored = await app.store.get(key);
    if (stored && (key.includes(text) || (await buffer(stored.body)).includes(text))) return true;
  }
  return false;
}

const ends: [string, (id: string) => Promise<void>][] = [
  [
    'she is erased',
    async (id) => {
      const erasure = { method: 'DELETE', body: { reason: 'asked_by_applicant' } };
      expect((await app.desk(`applications/${id}`, erasure)).status).toBe(200);
      await app.sql('DELETE FROM farewells');
    },
  ],
  [
    'her time is over',
    async (id) => {
      await app.update(id, `closed_at = now() - interval '181 days'`);
      const replica = await app.replica();
      await until(async () => !(await isFound(canary)));
      await replica.close();
    },
  ],
];

test.each(ends)(
  'once %s nothing of her replies is in any table or file, and a later one stores nothing',
  async (_, end) => {
    const id = await app.seed({ email: `${canary}@mail.example` });
    const before = await files();
    expect(await receive(withCanary(id))).toBe('filed');
    expect(await isFound(canary)).toBe(true);
    expect(await files()).toHaveLength(before.length + 1);
    await end(id);
    await until(async () => !(await isFound(canary)));
    expect(await receive(withCanary(id))).toBe('gone');
    expect(await isFound(canary)).toBe(false);
    expect(await files()).toEqual(before);
  },
);

test.each(languages)('her copy has her replies and their files, in %s', async (language) => {
  const { id, secret } = await submit(app, { language, email: 'ada@creator.example' });
  const photo = attached('image/jpeg', 'me.jpg', await jpegPhoto());
  const raw = [part('text/plain', 'On <Friday>!'), photo, attached('application/pdf', 'cv.pdf', '%PDF-1.7')];
  await receive(multipart(raw, { to: replyAddress(id), from: 'ada@creator.example' }));
  await receive(mail({ to: replyAddress(id), from: 'friend@mail.example', body: 'I am her friend' }));
  const response = await request(app, endpoints.exportMyApplication, { secret });
  const zip = await JSZip.loadAsync(await response.arrayBuffer());
  expect(Object.keys(zip.files)).toEqual(expect.arrayContaining(['reply-1-1.jpg', 'reply-1-2.pdf']));
  const records = JSON.parse(await zip.file('application.json')!.async('string'));
  expect(records.replies).toMatchObject([
    { from: 'ada@creator.example', text: 'On <Friday>!', files: [{ name: 'me.jpg', file: 'reply-1-1.jpg' }, {}] },
    { from: null, text: 'I am her friend' },
  ]);
  const page = await zip.file('application.html')!.async('string');
  expect(page).toContain(exportTexts[language].replies);
  expect(page).toContain('On &lt;Friday&gt;!');
  expect(page).not.toContain('friend@mail.example');
  expect(await repliesOf(id)).toHaveLength(2);
});
