import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MailboxState, Reply } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { mailTo, replyTo } from './mails.ts';
import { dataFolder, startProduct, type Product } from './product.ts';

let folder: Awaited<ReturnType<typeof dataFolder>>;
let product: Product;

beforeAll(async () => {
  folder = await dataFolder();
  product = await startProduct({ DATA_DIR: folder.path, RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await product?.stop();
  await folder?.remove();
});

test('a conversation goes from the desk to her mailbox and back, without a mail server', async () => {
  const client = clientOf(product);
  const [email, language] = ['ola@creator.example', 'pl'] as const;
  const { id } = await client.submit({ email, language });
  const authorization = `Bearer ${await client.signIn()}`;
  const desk = async <T>(path: string, body?: object, of = `applications/${id}/`): Promise<T> => {
    const response = await fetch(`${product.siteUrl}/api/admin/${of}${path}`, {
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'PUT', body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as T;
  };
  const replies = async () => (await desk<{ items: Reply[] }>('replies')).items;

  expect(await desk<MailboxState>('mailbox', undefined, '')).toMatchObject({ state: 'reading' });
  await mailTo(folder.path, email, /Otrzymaliśmy/);
  await replyTo(product, 'Otrzymaliśmy', 'Kiedy porozmawiamy?');
  const [first] = await until(async () => ((await replies()).length === 1 ? replies() : undefined));
  expect(first).toMatchObject({ kind: 'reply', text: 'Kiedy porozmawiamy?', matched: 'address', waits: true });
  expect(first).toMatchObject({ from_address: email, other_sender: false });

  const form = { after: null, channel: 'mail', decision: 'own', language, subject: 'W piątek', text: 'O 10?' };
  await desk(`answers/${randomUUID()}`, form);
  const answer = await mailTo(folder.path, email, /^W piątek$/);
  expect(answer.inReplyTo).toBe(answer.references?.split(' ').at(-1));
  expect(answer.replyTo?.[0]?.address).toMatch(/^reply\+[a-z2-7]{42}@/);
  expect((await replies()).map(({ waits }) => waits)).toEqual([false]);

  await replyTo(product, 'W piątek', 'Tak, pasuje.');
  await until(async () => (await replies()).length === 2);
  expect((await replies()).map(({ text, waits }) => [text, waits])).toEqual([
    ['Kiedy porozmawiamy?', false],
    ['Tak, pasuje.', true],
  ]);
});
