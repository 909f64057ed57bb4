import { expect, test } from '@jest/globals';
import { useIntakeApp } from './intake-app.ts';
import { mail, mails, replyAddress } from './mails.ts';
import { store } from './seed.ts';

const app = useIntakeApp();
const { receive, repliesOf, unknown } = mails(app);

test('a mail to the signed address of an application is filed there, and waits for an answer', async () => {
  const id = await store(app.database, { email: 'jane@mail.example' });
  const raw = mail({
    to: replyAddress(id).toUpperCase(),
    body: 'Yes, on Friday.\n\nOn Mon, 1 Jan 2026 at 10:00, Agency <a@b.example> wrote:\n> When?',
  });
  expect(await receive(raw)).toBe('filed');
  expect(await receive(raw)).toBe('filed');
  expect(await repliesOf(id)).toMatchObject([
    {
      kind: 'reply',
      text: 'Yes, on Friday.',
      quoted: expect.stringContaining('> When?'),
      matched: 'address',
      other_sender: false,
      waits: true,
      from_address: 'jane@mail.example',
    },
  ]);
  const [item] = ((await (await app.desk('applications?reply=wanted')).json()) as { items: { id: string }[] }).items;
  expect(item).toMatchObject({ id, waiting_replies: 1, answer_wanted_at: expect.any(String) });
});

test('a mail without a signed address or headers of ours waits among the unknown', async () => {
  expect(await receive(mail({ subject: 'nobody' }))).toBe('unknown');
  expect(await unknown()).toMatchObject([{ subject: 'nobody' }]);
});
