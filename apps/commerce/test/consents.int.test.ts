import { describe, expect, test } from '@jest/globals';
import { messages } from '@blue-peony/agency/words';
import {
  endpoints,
  languages,
  type GivenConsents,
  type Order,
  type OrderRecord,
  type OrderText,
} from '@blue-peony/contracts';
import { jsonPost, until } from '@blue-peony/test-kit';
import { PDFDocument, PDFRawStream, decodePDFRawStream } from 'pdf-lib';
import { useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

const guide = { productType: 'digital-guide', currency: 'USD', language: 'en' } as const;
const version = '2026-11-26';
const both = { begin: true, ends: true, version };
const neither = { begin: false, ends: false, version };

async function paid(body: object = guide): Promise<Order> {
  const { page, orderId } = await app.checkout(body);
  await app.act(page, 'pay');
  return app.settled(orderId, 'paid');
}
const answer = (id: string, body: object, proof: Record<string, string> = app.proofOf(id)) =>
  app.call(`/api/orders/${id}/consents`, jsonPost(body, proof, 'PUT'));
const confirm = (id: string, asked_at: string) =>
  app.inner(`consent-confirmations/${id}`, jsonPost({ asked_at }, {}, 'PUT'));
const given = async (id: string) => (await app.order(id)).consents;
const mailsAskedFor = (id: string) =>
  app.events.filter(({ type, aggregateId }) => type === 'commerce.order-mail-requested.v1' && aggregateId === id);
const historyOf = async (id: string) => {
  const headers = { authorization: `Bearer ${await app.identity.token()}` };
  const record = (await (await app.call(`/api/admin/orders/${id}`, { headers })).json()) as OrderRecord;
  return record.timeline.map(({ kind }) => kind);
};

describe('consents before paying', () => {
  test('are kept with their order, in the words of the day, and an order without them is none the worse', async () => {
    const order = await paid({ ...guide, consents: both });
    const { begin, ends } = messages.en.sale;
    expect(order.consents).toEqual({ ...both, words: [begin, ends], at: expect.any(String), confirmed_at: null });
    expect(await historyOf(order.id)).toContain('consented');
    const without = await paid();
    expect([without.consents, without.files.length]).toEqual([null, 3]);
  });

  test('stand or fall with their order: a failure between the two leaves neither', async () => {
    const count = async () => (await app.database.query<[{ n: number }]>('SELECT count(*)::int AS n FROM orders'))[0].n;
    const before = await count();
    await app.owner.query(
      'ALTER TABLE commerce.order_consents ADD CONSTRAINT refused CHECK (version <> $$2026-11-25$$) NOT VALID',
    );
    const refused = await app.post('/api/checkouts', { ...guide, consents: { ...both, version: '2026-11-25' } });
    await app.owner.query('ALTER TABLE commerce.order_consents DROP CONSTRAINT refused');
    expect([refused.status, await count()]).toEqual([500, before]);
  });

  test.each([
    ['half an answer', { begin: true, version }],
    ['a version that is none', { ...both, version: 'yesterday' }],
  ])('are refused as %s', async (_what, consents) => {
    expect((await app.post('/api/checkouts', { ...guide, consents })).status).toBe(422);
  });
});

describe('consents on the order page', () => {
  test('need the secret of a paid order', async () => {
    const { orderId } = await app.checkout();
    const order = await paid();
    expect((await answer(orderId, both)).status).toBe(404);
    expect((await answer(order.id, both, {})).status).toBe(404);
    expect((await answer(order.id, both, app.proofOf(orderId))).status).toBe(404);
    expect(await given(order.id)).toBeNull();
  });

  test('may be declined without losing a download, given later, and stay once given', async () => {
    const { id } = await paid();
    expect(await (await answer(id, neither)).json()).toMatchObject({ ...neither, words: [] });
    const [file] = (await app.order(id)).files;
    expect((await app.call(file!.url)).status).toBe(200);
    expect(mailsAskedFor(id)).toEqual([]);
    expect((await answer(id, both)).status).toBe(200);
    await until(async () => mailsAskedFor(id).length === 1);
    expect((await answer(id, neither)).status).toBe(200);
    expect(await given(id)).toMatchObject(both);
    expect((await answer(id, both)).status).toBe(200);
    expect((await historyOf(id)).filter((kind) => kind.startsWith('consent'))).toEqual([
      'consented',
      'consents_declined',
    ]);
    expect(mailsAskedFor(id)).toHaveLength(1);
  });

  test('for a session speak of its beginning within the period and of a proportionate sum', async () => {
    const { id } = await paid({ productType: 'teasing-content', currency: 'EUR', hours: 2, language: 'de' });
    const { words } = (await (await answer(id, both)).json()) as GivenConsents;
    expect(words.join(' ')).toMatch(/14 Tagen.*vollständig.*anteilig/s);
  });
});

test('a mail confirms only what was given before its event, once, and says the words that were given', async () => {
  const { id } = await paid();
  const { at } = (await (await answer(id, both)).json()) as GivenConsents;
  const text = (await (await app.inner(`order-texts/${id}`)).json()) as OrderText;
  expect(text.sale).toMatchObject({ consents: both, notice: expect.stringContaining(text.reference) });
  expect((await confirm(id, new Date(Date.parse(at) - 1).toISOString())).status).toBe(200);
  expect((await given(id))!.confirmed_at).toBeNull();
  await confirm(id, at);
  const first = (await given(id))!.confirmed_at;
  expect(first).not.toBeNull();
  await confirm(id, new Date().toISOString());
  expect((await given(id))!.confirmed_at).toBe(first);
  expect((await historyOf(id)).filter((kind) => kind === 'consents_confirmed')).toHaveLength(1);
});

test('a mail confirms nothing that was declined or never asked', async () => {
  const [declined, silent] = [await paid(), await paid()];
  await answer(declined.id, neither);
  for (const { id } of [declined, silent]) expect((await confirm(id, new Date().toISOString())).status).toBe(200);
  expect([(await given(declined.id))!.confirmed_at, await given(silent.id)]).toEqual([null, null]);
});

describe('the confirmation as a PDF', () => {
  const open = (id: string, headers: Record<string, string> = app.proofOf(id)) =>
    app.call(endpoints.readConfirmation.path.replace('{orderId}', id), { headers });

  test.each(languages)('in %s has the purchase, the terms, the consents and the notice', async (language) => {
    const session = { productType: 'teasing-content', currency: 'PLN', hours: 3 };
    for (const body of [
      { ...guide, language, consents: both },
      { ...session, language, consents: both },
    ]) {
      const { id, reference } = await paid(body);
      const answered = await open(id);
      expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(answered.headers.get('content-disposition')).toContain(`${reference}.pdf`);
      const { sale } = (await (await app.inner(`order-texts/${id}`)).json()) as OrderText;
      const shown = squeezed(await textOf(Buffer.from(await answered.arrayBuffer())));
      for (const words of [
        reference,
        messages[language].sale.noticeTitle,
        ...sale!.terms,
        sale!.notice,
        ...sale!.consents!.words,
      ])
        expect(shown).toContain(squeezed(words));
    }
  });

  test('is not for strangers, nor for an order that was never paid', async () => {
    const { orderId } = await app.checkout();
    const { id } = await paid();
    expect((await open(id, {})).status).toBe(404);
    expect((await open(orderId)).status).toBe(404);
  });
});

/** Without spaces: lines break anywhere. */
const squeezed = (text: string) => text.normalize('NFC').replace(/[\s\u00a0\u200b\u2060]+/gu, '');

async function textOf(file: Buffer): Promise<string> {
  const document = await PDFDocument.load(file);
  const contents = document.getPages().map((page) => decodePDFRawStream(page.node.Contents() as PDFRawStream).decode());
  const codes = contents.flatMap((content) => [
    ...Buffer.from(content)
      .toString('latin1')
      .matchAll(/<([\dA-F]+)> Tj/g),
  ]);
  return codes.map(([, hex]) => Buffer.from(hex!, 'hex').swap16().toString('utf16le')).join('');
}
