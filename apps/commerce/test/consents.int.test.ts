import { describe, expect, test } from '@jest/globals';
import { messages } from '@blue-peony/agency/words';
import { endpoints, languages, type GivenConsents } from '@blue-peony/contracts';
import { jsonPost } from '@blue-peony/test-kit';
import { guide, session, useCommerceApp } from './commerce-app.ts';
import { paperWords } from './papers.ts';

const app = useCommerceApp();

const version = '2026-11-26';
const both = { begin: true, ends: true, version };
const neither = { begin: false, ends: false, version };

const answer = (id: string, body: object, proof: Record<string, string> = app.proofOf(id)) =>
  app.call(`/api/orders/${id}/consents`, jsonPost(body, proof, 'PUT'));
const confirm = (id: string, asked_at: string) =>
  app.inner(`consent-confirmations/${id}`, jsonPost({ asked_at }, {}, 'PUT'));
const given = async (id: string) => (await app.order(id)).consents;
async function mailsAskedFor(id: string): Promise<number> {
  await app.allTold();
  return app.eventsOf(id).filter(({ type }) => type === 'commerce.order-mail-requested.v1').length;
}
const historyOf = async (id: string) => (await app.record(id)).timeline.map(({ kind }) => kind);

describe('consents before paying', () => {
  test('are kept with their order, in the words of the day, and an order without them is none the worse', async () => {
    const order = await app.paidOrder({ ...guide, consents: both });
    const { begin, ends } = messages.en.sale;
    expect(order.consents).toEqual({ ...both, words: [begin, ends], at: expect.any(String), confirmed_at: null });
    expect(await historyOf(order.id)).toContain('consented');
    const without = await app.paidOrder();
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
    const order = await app.paidOrder();
    expect((await answer(orderId, both)).status).toBe(404);
    expect((await answer(order.id, both, {})).status).toBe(404);
    expect((await answer(order.id, both, app.proofOf(orderId))).status).toBe(404);
    expect(await given(order.id)).toBeNull();
  });

  test('may be declined without losing a download, given later, and stay once given', async () => {
    const { id } = await app.paidOrder();
    expect(await (await answer(id, neither)).json()).toMatchObject({ ...neither, words: [] });
    const [file] = (await app.order(id)).files;
    expect((await app.call(file!.url)).status).toBe(200);
    expect(await mailsAskedFor(id)).toBe(0);
    expect((await answer(id, both)).status).toBe(200);
    expect(await mailsAskedFor(id)).toBe(1);
    expect((await answer(id, neither)).status).toBe(200);
    expect(await given(id)).toMatchObject(both);
    expect((await answer(id, both)).status).toBe(200);
    expect((await historyOf(id)).filter((kind) => kind.startsWith('consent'))).toEqual([
      'consented',
      'consents_declined',
    ]);
    expect(await mailsAskedFor(id)).toBe(1);
  });

  test('for a session speak of its beginning within the period and of a proportionate sum', async () => {
    const { id } = await app.paidOrder({ ...session, hours: 2 });
    const { words } = (await (await answer(id, both)).json()) as GivenConsents;
    expect(words.join(' ')).toMatch(/14 Tagen.*vollständig.*anteilig/s);
  });
});

test('a mail confirms only what was given before its event, once, and says the words that were given', async () => {
  const { id } = await app.paidOrder();
  const { at } = (await (await answer(id, both)).json()) as GivenConsents;
  const text = await app.orderText(id);
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
  const [declined, silent] = [await app.paidOrder(), await app.paidOrder()];
  await answer(declined.id, neither);
  for (const { id } of [declined, silent]) expect((await confirm(id, new Date().toISOString())).status).toBe(200);
  expect([(await given(declined.id))!.confirmed_at, await given(silent.id)]).toEqual([null, null]);
});

describe('the confirmation as a PDF', () => {
  /** Without spaces: lines break anywhere. */
  const squeezed = (text: string) => text.normalize('NFC').replace(/[\s\u00a0\u200b\u2060]+/gu, '');
  const open = (id: string, headers: Record<string, string> = app.proofOf(id)) =>
    app.call(endpoints.readConfirmation.path.replace('{orderId}', id), { headers });

  test.each(languages)('in %s has the purchase, the terms, the consents and the notice', async (language) => {
    for (const bought of [guide, session]) {
      const { id, reference } = await app.paidOrder({ ...bought, language, consents: both });
      const answered = await open(id);
      expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(answered.headers.get('content-disposition')).toContain(`${reference}.pdf`);
      const { sale } = await app.orderText(id);
      const shown = squeezed(await paperWords(answered));
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
    const { id } = await app.paidOrder();
    expect((await open(id, {})).status).toBe(404);
    expect((await open(orderId)).status).toBe(404);
  });
});
