import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { jpegPhoto, phonePhoto, until } from '@blue-peony/test-kit';
import { deleteOldUnknown } from '../src/replies/replies.repository.ts';
import { useIntakeApp } from './intake-app.ts';
import { attached, mail, mails, multipart, part, replyAddress } from './mails.ts';

const app = useIntakeApp();
const { receive, repliesOf, unknown, files } = mails(app);

const withFiles = (to: string, photo: Buffer) =>
  multipart(
    [
      part('text/plain', 'Here they are.'),
      attached('image/jpeg', 'me.jpg', photo),
      attached('application/pdf', 'CV ü.pdf', '%PDF-1.7 <script>'),
      attached('image/svg+xml', 'drawing.svg', '<svg onload="alert(1)"/>'),
    ],
    { to },
  );

test('of the files of a mail a picture is shown as it was encoded again, and any other is only handed out', async () => {
  const id = await app.seed({ email: 'jane@mail.example' });
  expect(await receive(withFiles(replyAddress(id), await phonePhoto()))).toBe('filed');
  const [reply] = await repliesOf(id);
  expect(reply!.files).toMatchObject([
    { name: 'me.jpg', type: 'image/jpeg', picture: true },
    { name: 'CV ü.pdf', type: 'application/pdf', picture: false },
    { name: 'drawing.svg', type: 'image/svg+xml', picture: false },
  ]);
  const open = (file: string) => app.desk(`replies/${reply!.id}/files/${file}`);
  const [picture, document] = await Promise.all(reply!.files.slice(0, 2).map((file) => open(file.id)));
  expect(picture!.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await picture!.arrayBuffer()).includes('SecretPhone')).toBe(false);
  expect(document!.headers.get('content-type')).toBe('application/octet-stream');
  expect(document!.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''CV%20%C3%BC.pdf");
  expect(await document!.text()).toContain('<script>');
  const looks = await app.sql('SELECT photo FROM looks WHERE application_id = $1 AND photo IS NOT NULL', id);
  expect(looks).toHaveLength(2);
});

test('nobody opens a file by another mail, or of a sealed application', async () => {
  const id = await app.seed({ email: 'jane@mail.example' });
  await receive(withFiles(replyAddress(id), await jpegPhoto()));
  const [reply] = await repliesOf(id);
  const [file] = reply!.files;
  const status = async (mail: string) => (await app.desk(`replies/${mail}/files/${file!.id}`)).status;
  expect(await status(id)).toBe(404);
  await app.update(id, 'sealed_at = now()');
  expect(await status(reply!.id)).toBe(404);
});

test('with an unknown mail that staff delete, or that waits for 30 days, its files go', async () => {
  const before = (await files()).length;
  await receive(withFiles('reply@agency.example', await jpegPhoto()));
  await receive(withFiles('hello@agency.example', await jpegPhoto()));
  const [one, other] = await unknown();
  expect((await files()).length).toBe(before + 6);
  expect((await app.desk(`unknown-replies/${one!.id}`, { method: 'DELETE' })).status).toBe(200);
  await until(async () => (await files()).length === before + 3);
  await app.sql(`UPDATE replies SET unknown_since = now() - interval '31 days' WHERE id = $1`, other!.id);
  expect(await deleteOldUnknown(app.database)).toBe(true);
  // The next deletion brings the job on.
  await receive(mail({ body: 'no file' }));
  for (const { id } of await unknown()) await app.desk(`unknown-replies/${id}`, { method: 'DELETE' });
  await until(async () => (await files()).length === before);
  expect(await unknown()).toEqual([]);
});

test('a mail that cannot be read is kept whole, as its only file', async () => {
  const id = await app.seed({ email: 'jane@mail.example' });
  const nested = Array.from(
    { length: 300 },
    (_, n) => `Content-Type: multipart/mixed; boundary=n${n}\r\n\r\n--n${n}\r\n`,
  );
  const raw = Buffer.from(`From: jane@mail.example\r\nTo: ${replyAddress(id)}\r\n${nested.join('')}`);
  expect(await receive(raw)).toBe('filed');
  const [reply] = await repliesOf(id);
  expect(reply).toMatchObject({ subject: 'unreadable', text: '', from_address: 'jane@mail.example', waits: true });
  const stored = await app.store.get(`replies/${reply!.files[0]!.id}`);
  expect((await buffer(stored!.body)).equals(raw)).toBe(true);
});

test('without a secret of the webhook no mail is pushed', async () => {
  const body = new Uint8Array(mail());
  const init = { method: 'POST', body, headers: { 'content-type': 'message/rfc822' } };
  const response = await fetch(`${app.url}/api/inbound-mails`, init);
  expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' });
});
