import { describe, expect, test } from '@jest/globals';
import { publishedReviewsSchema, type DeskReview, type Order, type OrderList } from '@blue-peony/contracts';
import { jsonPost, until } from '@blue-peony/test-kit';
import { askReviews } from '../src/reviews/ask-reviews.ts';
import { ReviewsRepository } from '../src/shared/reviews/reviews.repository.ts';
import { guide as english, useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

const guide = { ...english, language: 'de' };
const allowed = { ...guide, mayAskReview: true };
const review = { stars: '4', name: 'Clara', words: 'Calm and honest.\nThe worksheets helped.' };

const paid = (body: object = allowed) => app.paidOrder(body);
/** As if the guide had been bought so many days ago. */
const aged = async (days: number, body?: object) => {
  const order = await paid(body);
  await app.database.query(`UPDATE orders SET paid_at = now() - make_interval(hours => $2) WHERE id = $1`, [
    order.id,
    Math.round(days * 24),
  ]);
  return order;
};
const allow = (id: string, may_ask: boolean, proof: Record<string, string> = app.proofOf(id)) =>
  app.call(`/api/orders/${id}/review`, jsonPost({ may_ask }, proof, 'PUT'));
/** Two replicas look at once for whom to ask. */
async function askedNow(): Promise<void> {
  const repository = new ReviewsRepository(app.database);
  await Promise.all([1, 2].map(() => askReviews(app.database, repository)));
  // They have no relays: the service's need not wait for theirs.
  await app.database.query('UPDATE outbox SET due_at = now()');
  await app.allTold();
}
const asks = (id: string) => app.eventsOf(id).filter(({ type }) => type === 'commerce.review-requested.v1').length;
const shown = async () => publishedReviewsSchema.parse(await (await app.call('/api/reviews')).json()).items;
const reviewOf = async (id: string) => (await app.record(id)).review;
const decide = (id: string, state: DeskReview['state'], written_at: string) =>
  app.asStaff(`orders/${id}/review`, 'PUT', { state, written_at });

describe('a buyer is asked for a review', () => {
  test('once, 14 days after the delivery, and only where she allowed it and has neither withdrawn nor got money back', async () => {
    const [due, early, silent, late] = [await aged(14.1), await aged(13.9), await aged(14.1, guide), await aged(61)];
    const [gone, refunded, session] = [await aged(14.1), await aged(14.1), await aged(30)];
    await app.database.query('UPDATE orders SET withdrawn_at = now() WHERE id = $1', [gone.id]);
    await app.database.query(`UPDATE orders SET status = 'refunded', refund_reason = 'refund' WHERE id = $1`, [
      refunded.id,
    ]);
    // A session counts from its end, and this one has no date yet.
    await app.database.query(`UPDATE orders SET product = 'teasing-content', hours = 2 WHERE id = $1`, [session.id]);
    // As a service does by itself from its start on.
    await app.startAnother();
    await until(() => asks(due.id) === 1);
    await askedNow();
    const others = [early, silent, late, gone, refunded, session];
    expect([due, ...others].map(({ id }) => asks(id))).toEqual([1, ...others.map(() => 0)]);
    await app.database.query(
      `INSERT INTO order_sessions (order_id, scheduled_at) VALUES ($1, now() - interval '14 days 3 hours')`,
      [session.id],
    );
    await askedNow();
    expect(asks(session.id)).toBe(1);
  });

  test('not after her no on the order’s page, where she may also allow it later and take it back', async () => {
    const order = await aged(14.1, guide);
    expect(order.may_ask_review).toBe(false);
    expect((await allow(order.id, true, {})).status).toBe(404);
    expect(await (await allow(order.id, true)).json()).toEqual({ may_ask: true });
    expect((await app.order(order.id)).may_ask_review).toBe(true);
    await allow(order.id, false);
    await askedNow();
    expect(asks(order.id)).toBe(0);
    await allow(order.id, true);
    await askedNow();
    expect([asks(order.id), (await app.order(order.id)).may_ask_review]).toEqual([1, undefined]);
  });

  test('not by a mail that is still on its way when she says no, for which one click is enough', async () => {
    const { id } = await paid();
    const { refuse } = (await app.orderText(id)).review!;
    const page = await app.call(refuse);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Wir fragen nicht mehr')]);
    expect((await app.orderText(id)).review).toBeUndefined();
    expect((await app.call(refuse.replace(/.{4}\/no$/, 'AAAA/no'))).status).toBe(404);
  });
});

test('a permission stands with its order, also without consents, and nothing asks where there is none', async () => {
  const order = await paid();
  expect([order.may_ask_review, order.consents]).toEqual([true, null]);
  expect((await app.post('/api/checkouts', { ...guide, mayAskReview: 'yes' })).status).toBe(422);
  expect((await app.orderText((await paid(guide)).id)).review).toBeUndefined();
});

describe('a review', () => {
  test('is public once staff have read it, bad ones too, and counts until its buyer deletes it', async () => {
    const [good, bad] = [await paid(), await paid()];
    const pathOf = async ({ id }: Order) => (await app.orderText(id)).review!.write;
    const [path, other] = [await pathOf(good), await pathOf(bad)];
    expect(await (await app.postForm(path, review)).text()).toContain('Danke für deine Bewertung');
    await app.postForm(other, { ...review, stars: '1', words: 'Not for me.' });
    expect(await shown()).toEqual([]);
    const waiting = (await (await app.asStaff('orders?view=reviews')).json()) as OrderList;
    expect(waiting.items.map(({ id }) => id).toSorted()).toEqual([good.id, bad.id].toSorted());
    for (const { id } of [good, bad]) {
      const { written_at } = (await reviewOf(id))!;
      expect(await (await decide(id, 'published', written_at)).json()).toMatchObject({ state: 'published' });
    }
    const [first] = await shown();
    expect(first).toMatchObject({ product: 'digital-guide', count: 2, average: 2.5 });
    expect(first!.newest.map(({ stars, language }) => [stars, language])).toEqual([
      [1, 'de'],
      [4, 'de'],
    ]);
    expect(JSON.stringify(first)).not.toMatch(new RegExp(`${good.id}|${good.reference}|${good.email}`));

    const form = await (await app.call(path)).text();
    expect(form).toMatch(/value="4"\s+selected[^]*value="Clara"[^]*The worksheets helped\./);
    await app.postForm(path, { remove: 'yes' });
    await app.postForm(other, { ...review, stars: '5' });
    expect(await shown()).toEqual([]);
    expect(await reviewOf(good.id)).toBeNull();
  });

  test('that was changed while staff read it is not the one they decide about', async () => {
    const { id } = await paid();
    const path = (await app.orderText(id)).review!.write;
    await app.postForm(path, review);
    const { written_at } = (await reviewOf(id))!;
    await app.postForm(path, { ...review, words: 'Something else' });
    expect((await decide(id, 'published', written_at)).status).toBe(409);
    expect(await reviewOf(id)).toMatchObject({ state: 'open', words: 'Something else' });
    const again = (await reviewOf(id))!;
    expect(await (await decide(id, 'withheld', again.written_at)).json()).toMatchObject({ state: 'withheld' });
  });

  test.each([
    ['without stars', { ...review, stars: '' }],
    ['with six stars', { ...review, stars: '6' }],
    ['without a name', { ...review, name: ' ' }],
    ['without words', { ...review, words: '' }],
    ['that is longer than a page shows', { ...review, words: 'x'.repeat(1_001) }],
  ])('%s is asked for again with what was typed', async (_what, fields) => {
    const { id } = await paid();
    const answer = await app.postForm((await app.orderText(id)).review!.write, fields);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('role="alert"')]);
    expect(await reviewOf(id)).toBeNull();
  });

  test('opens with the link of its own mail only, and goes with its order', async () => {
    const [one, other] = [await paid(), await paid()];
    const { write: path } = (await app.orderText(one.id)).review!;
    expect((await app.call(path.replace(one.id, other.id))).status).toBe(404);
    await app.postForm(path, { ...review, words: '<script>alert(1)</script>' });
    expect(await (await app.call(path)).text()).not.toContain('<script');
    await app.database.query('DELETE FROM download_links WHERE order_id = $1', [one.id]);
    await app.database.query('DELETE FROM orders WHERE id = $1', [one.id]);
    expect((await app.call(path)).status).toBe(404);
  });
});
