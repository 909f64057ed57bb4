import { describe, expect, test } from '@jest/globals';
import type { Order, Verdict, WithdrawalState } from '@blue-peony/contracts';
import { session, useCommerceApp } from './commerce-app.ts';
import { withdrawalsOn, type Row } from './withdrawals.ts';

const app = useCommerceApp();
const { somebody, post, rowsOf, byPage, byFooter, click, mailsOf, download, linksOf, set, consent } =
  withdrawalsOn(app);

type Case = {
  order?: () => Promise<Order>;
  before?: (order: Order) => Promise<unknown>;
  submit?: (order: Order, email: string) => Promise<Response>;
  /** After the submission. */
  after?: (row: Row, order: Order) => Promise<unknown>;
  ends: [WithdrawalState, Verdict];
  mails: string[];
  /** Whether the downloads work afterwards. */
  works?: boolean;
};
const asked = ['withdrawal', 'withdrawal_confirm'];
/** By the order's page, and at once. */
const endsAtOnce: Case = { submit: byPage, ends: ['withdrawn', 'right'], mails: ['withdrawal', 'withdrawn'] };
const endsByClick: Case = { ends: ['withdrawn', 'right'], mails: [...asked, 'withdrawn'] };
/** As if it had been submitted then; it counts as of that time. */
const at =
  (time: string) =>
  async ({ id }: Row) => {
    await app.database.query('UPDATE withdrawals SET received_at = $2 WHERE id = $1', [id, time]);
    await click(id);
  };

const cases: Record<string, Case> = {
  'by the order’s page': { ...endsAtOnce, works: false },
  'by the footer, before the click': { ends: ['open', 'right'], mails: asked, works: true },
  'by the footer, after the click in the mail to the buyer': {
    ...endsByClick,
    after: ({ id }) => click(id),
    works: false,
  },
  'with a wrong reference': {
    submit: (_order, email) => post({ contract: '00000-00000', email }),
    ends: ['open', 'unknown'],
    mails: ['withdrawal'],
    works: true,
  },
  'twice by the order’s page': {
    ...endsAtOnce,
    before: (order) => byPage(order, 'first@example.com'),
    submit: async (order, email) => {
      const answer = await byPage(order, email);
      expect(await rowsOf(email)).toEqual([]);
      return answer;
    },
    after: async (_row, order) => expect(await rowsOf('first@example.com')).toMatchObject([{ order_id: order.id }]),
    works: false,
  },
  'a second time by the footer': {
    before: (order) => byPage(order, somebody()),
    ends: ['closed', 'repeated'],
    mails: ['withdrawal'],
    works: false,
  },
  'after a download without consents': { ...endsAtOnce, before: download, works: false },
  'after a download with consents that were confirmed': {
    before: async (order) => {
      await consent(order, true);
      await download(order);
    },
    submit: byPage,
    ends: ['open', 'downloaded'],
    mails: ['withdrawal'],
    works: true,
  },
  'after a download with consents whose mail was refused': {
    ...endsAtOnce,
    before: async (order) => {
      await consent(order, false);
      await download(order);
    },
    works: false,
  },
  'after the refund': {
    before: (order) => set(order, `status = 'refunded', refund_reason = 'refund', refunded = amount`),
    submit: byPage,
    ends: ['closed', 'refunded'],
    mails: ['withdrawal'],
  },
  'after the period': {
    before: (order) => set(order, `paid_at = now() - interval '20 days'`),
    submit: byPage,
    ends: ['open', 'late'],
    mails: ['withdrawal'],
    works: true,
  },
  'in the last minute of a German summer night': {
    ...endsByClick,
    order: () => app.paidOrder(session),
    before: (order) => set(order, `paid_at = '2026-06-22T10:00:00Z'`),
    after: at('2026-07-06T21:59:59Z'),
  },
  'in the minute after it': {
    order: () => app.paidOrder(session),
    before: (order) => set(order, `paid_at = '2026-06-22T10:00:00Z'`),
    after: at('2026-07-06T22:00:00Z'),
    ends: ['open', 'late'],
    mails: asked,
  },
  'from a session that was not held': {
    ...endsAtOnce,
    order: () => app.paidOrder(session),
    before: (order) => consent(order, true),
  },
  'from a session that was wholly held': {
    order: () => app.paidOrder(session),
    before: async (order) => {
      await consent(order, true);
      await app.database.query(
        `INSERT INTO order_sessions (order_id, scheduled_at) VALUES ($1, now() - interval '2 hours')`,
        [order.id],
      );
    },
    submit: byPage,
    ends: ['open', 'held'],
    mails: ['withdrawal'],
  },
  'by a buyer whom nobody knows': {
    submit: (_order, email) => post({ contract: 'the thing that I bought on Monday', email }),
    ends: ['open', 'unknown'],
    mails: ['withdrawal'],
    works: true,
  },
};

describe('a withdrawal', () => {
  test.each(Object.entries(cases))('%s ends as it should, with its mails', async (_name, each) => {
    const order = await (each.order?.() ?? app.paidOrder());
    await each.before?.(order);
    const email = somebody();
    const answer = await (each.submit ?? byFooter)(order, email);
    expect(answer.status).toBe(200);
    const found: Row[] = (await rowsOf(email)).concat(await rowsOf('first@example.com')).slice(0, 1);
    await each.after?.(found[0]!, order);
    const [row] = await app.database.query<[Row]>('SELECT * FROM withdrawals WHERE id = $1', [found[0]!.id]);
    expect([row.state, row.verdict]).toEqual(each.ends);
    expect((await mailsOf(row.id)).sort()).toEqual([...each.mails].sort());
    if (each.works !== undefined)
      expect(new Set(await linksOf(order))).toEqual(new Set([each.works ? 'ready' : 'expired']));
  });
});
