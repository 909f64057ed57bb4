import { expect, test } from '@jest/globals';
import { jpegPhoto, until } from '@blue-peony/test-kit';
import { useIntakeApp } from './intake-app.ts';
import { attached, mails, multipart, part, replyAddress } from './mails.ts';
import { store } from './seed.ts';

const app = useIntakeApp();
const { receive, repliesOf, unknown } = mails(app);

const withFiles = async (to: string) =>
  multipart(
    [
      part('text/plain', 'Here they are.'),
      attached('image/jpeg', 'me.jpg', await jpegPhoto()),
      attached('application/pdf', 'CV of "Zoë".pdf', '%PDF-1.7 <script>'),
      attached('image/svg+xml', 'drawing.svg', '<svg onload="alert(1)"/>'),
    ],
    { to },
  );

const keysOf = async () => {
  const keys: string[] = [];
  for await (const { key } of app.store.list('replies/')) keys.push(key);
  return keys;
};

test('of the files of a mail a picture is shown as it was encoded anew, any other only handed out', async () => {
  const id = await store(app.database, { email: 'jane@mail.example' });
  for (let n = 0; n < 8; n++) {
    const out = await receive(await withFiles(replyAddress(id)));
    if (out !== 'filed') console.log(out, app.logLines.filter((l) => l.includes('"err"')).slice(-1));
    const r = (await repliesOf(id)).at(-1)!;
    console.log(r.files.map((f) => [f.name, f.type, f.bytes, f.picture]));
  }
});
