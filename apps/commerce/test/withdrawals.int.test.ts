import { describe, expect, test } from '@jest/globals';
import {
  withdrawalListSchema,
  withdrawalSchema,
  withdrawalTextSchema,
  type GivenConsents,
  type Order,
  type Verdict,
  type WithdrawalState,
} from '@blue-peony/contracts';
import { jsonPost, until } from '@blue-peony/test-kit';
import { buyer, useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

type Row = { id: string; verdict: Verdict; state: WithdrawalState; received_at: Date; order_id: string | null };
type Fields = { contract?: string; email?: string; name?: string; order?: string; secret?: string; confirm?: string };

let people = 0;
const somebody = () => `submitter-${++people}@example.com`;

const post = (fields: Fields, language = 'en') => {
  const sent = { name: 'Ola Nowak', contract: 'my guide', confirm: 'yes', ...fields } as Record<string, string>;
  return app.call(`/api/withdrawal/${language}`, { method: 'POST', body: new URLSearchParams(sent) });
};
const rowsOf = (email: string): Promise<Row[]> =>
  app.database.query('SELECT * FROM withdrawals WHERE email = $1 ORDER BY received_at', [email]);
const secretOf = (orderId: string) => app.proofOf(orderId).authorization.split(' ')[1]!;
const byPage = ({ id, reference }: Order, email: string) =>
  post({ contract: reference, email, order: id, secret: secretOf(id) });
const textOf = async (id: string) =>
  withdrawalTextSchema.strict().parse(await (await app.inner(`withdrawal-texts/${id}`)).json());
const click = async (id: string) =>
  app.call((await textOf(id)).confirm!.link, { method: 'POST', body: new URLSearchParams() });
/** The mails of a statement, once every event of the outbox has arrived. */
async function mailsOf(...ids: string[]): Promise<string[]> {
  await until(async () => {
    const [{ left }] = await app.owner.query<[{ left: number }]>(
      `SELECT (SELECT count(*) FROM commerce.outbox)::int
         + (SELECT count(*) FROM notification.inbox WHERE state = 'received')::int AS left`,
    );
    return left === 0;
  });
  return app.events.flatMap(({ aggregateId, payload }) =>
    ids.includes(aggregateId) && 'mail' in payload ? [payload.mail as string] : [],
  );
}
const download = async ({ files }: Order) => void (await (await app.call(files[0]!.url)).arrayBuffer());
const linksOf = async ({ id }: Order) => (await app.order(id)).files.map(({ state }) => state);
const set = (order: Order, sql: string, ...values: unknown[]) =>
  app.database.query(`UPDATE orders SET ${sql} WHERE id = $1`, [order.id, ...values]);

async function session(currency = 'EUR', language = 'de'): Promise<Order> {
  const { page, orderId } = await app.checkout({ productType: 'teasing-content', currency, hours: 1, language });
  await app.act(page, 'pay');
  return app.settled(orderId, 'paid');
}

async function consent({ id }: Order, confirmed: boolean) {
  const both = { begin: true, ends: true, version: '2026-11-26' };
  const answer = await app.call(`/api/orders/${id}/consents`, jsonPost(both, app.proofOf(id), 'PUT'));
  const { at: asked_at } = (await answer.json()) as GivenConsents;
  if (confirmed) await app.inner(`consent-confirmations/${id}`, jsonPost({ asked_at }, {}, 'PUT'));
}

const staffCall = async (path: string, body?: object) =>
  app.call(`/api/admin/withdrawals${path}`, {
    headers: { authorization: `Bearer ${await app.identity.token()}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
const list = async (query = '') => withdrawalListSchema.strict().parse(await (await staffCall(query)).json());

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
const byFooter = ({ reference }: Order, email: string) => post({ contract: `Order ${reference}`, email });
const asked = ['withdrawal', 'withdrawal_confirm'];
const ended = ['withdrawal', 'withdrawn'];
/** As if it had been submitted then; it counts as of that time. */
const at =
  (time: string) =>
  async ({ id }: Row) => {
    await app.database.query('UPDATE withdrawals SET received_at = $2 WHERE id = $1', [id, time]);
    await click(id);
  };

const cases: Record<string, Case> = {
  'by the order’s page': { submit: byPage, ends: ['withdrawn', 'right'], mails: ended, works: false },
  'by the footer, before the click': { ends: ['open', 'right'], mails: asked, works: true },
  'by the footer, after the click in the mail to the buyer': {
    after: ({ id }) => click(id),
    ends: ['withdrawn', 'right'],
    mails: [...asked, 'withdrawn'],
    works: false,
  },
  'with a wrong reference': {
    submit: (_order, email) => post({ contract: '00000-00000', email }),
    ends: ['open', 'unknown'],
    mails: ['withdrawal'],
    works: true,
  },
  'with somebody else’s reference, who does not click': { ends: ['open', 'right'], mails: asked, works: true },
  'twice by the order’s page': {
    before: (order) => byPage(order, 'first@example.com'),
    submit: async (order, email) => {
      const answer = await byPage(order, email);
      expect(await rowsOf(email)).toEqual([]);
      return answer;
    },
    after: async (_row, order) => expect(await rowsOf('first@example.com')).toMatchObject([{ order_id: order.id }]),
    ends: ['withdrawn', 'right'],
    mails: ended,
    works: false,
  },
  'a second time by the footer': {
    before: (order) => byPage(order, somebody()),
    ends: ['closed', 'repeated'],
    mails: ['withdrawal'],
    works: false,
  },
  'after a download without consents': {
    before: download,
    submit: byPage,
    ends: ['withdrawn', 'right'],
    mails: ended,
    works: false,
  },
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
    before: async (order) => {
      await consent(order, false);
      await download(order);
    },
    submit: byPage,
    ends: ['withdrawn', 'right'],
    mails: ended,
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
    order: () => session(),
    before: (order) => set(order, `paid_at = '2026-06-22T10:00:00Z'`),
    after: at('2026-07-06T21:59:59Z'),
    ends: ['withdrawn', 'right'],
    mails: [...asked, 'withdrawn'],
  },
  'in the minute after it': {
    order: () => session(),
    before: (order) => set(order, `paid_at = '2026-06-22T10:00:00Z'`),
    after: at('2026-07-06T22:00:00Z'),
    ends: ['open', 'late'],
    mails: asked,
  },
  'on the working day after a holiday': {
    order: () => session('PLN', 'pl'),
    before: (order) => set(order, `paid_at = '2026-10-28T10:00:00Z'`),
    after: at('2026-11-12T22:59:59Z'),
    ends: ['withdrawn', 'right'],
    mails: [...asked, 'withdrawn'],
  },
  'from a session that was not held': {
    order: () => session(),
    before: (order) => consent(order, true),
    submit: byPage,
    ends: ['withdrawn', 'right'],
    mails: ended,
  },
  'from a session that was wholly held': {
    order: () => session(),
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
    const order = await (each.order ?? app.paidOrder)();
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

test('the answer is the same for an order, a wrong reference and an order that has ended', async () => {
  const [known, over] = [await app.paidOrder(), await app.paidOrder()];
  await byPage(over, somebody());
  const pages = [];
  for (const contract of [known.reference, over.reference, '00000-00000'])
    pages.push(await (await post({ contract, email: 'same@example.com', name: contract })).text());
  const same = pages.map((page, index) =>
    page.replaceAll([known.reference, over.reference, '00000-00000'][index]!, 'X').replace(/\d+:\d\d:\d\d/g, 'T'),
  );
  expect(new Set(same).size).toBe(1);
});

test('a wrong secret is a statement of a stranger', async () => {
  const order = await app.paidOrder();
  const email = somebody();
  const page = await (await post({ contract: order.reference, email, order: order.id, secret: 'A'.repeat(32) })).text();
  expect(page).toContain('One click in that email');
  expect(await rowsOf(email)).toMatchObject([{ source: 'footer', state: 'open' }]);
});

test('the form asks three things, is filled from the order, and its one button says only what it does', async () => {
  const fields = { contract: '4C1F9-A07BE', email: buyer, order: crypto.randomUUID(), secret: 's' };
  const answer = await app.call('/api/withdrawal/de', { method: 'POST', body: new URLSearchParams(fields) });
  const page = await answer.text();
  expect(page.match(/<input\s[^>]*id="/g)).toHaveLength(3);
  expect(page).toContain('value="4C1F9-A07BE"');
  expect(page.match(/<button[^>]*>([^<]*)<\/button>/g)).toEqual([
    '<button class="main" name="confirm" value="yes">Widerruf bestätigen</button>',
  ]);
  expect(page).toContain('Muster-Widerrufsformular');
  expect(page).not.toContain('<script');
});

test.each([
  ['en', 'Confirm withdrawal'],
  ['de', 'Widerruf bestätigen'],
  ['pl', 'Potwierdź odstąpienie od umowy'],
  ['ukr', 'Підтвердити відмову від договору'],
  ['th', 'ยืนยันการยกเลิกสัญญา'],
])('the empty page in %s has the label of the law, and no text unfilled', async (language, label) => {
  const page = await (await app.call(`/api/withdrawal/${language}`)).text();
  expect(page).toContain(`>${label}</button>`);
  expect(page).not.toMatch(/\{\w+\}/);
});

test('what is missing is said beside its field, and what was typed stays', async () => {
  const answer = await post({ name: ' ', contract: '<b>', email: 'nobody' });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain('value="&lt;b&gt;"');
  expect(page.match(/aria-invalid/g)).toHaveLength(2);
});

test('sent twice it is one statement and one mail', async () => {
  const email = somebody();
  const sent = { contract: 'a guide', email };
  await Promise.all([post(sent), post(sent), post(sent)]);
  const rows = await rowsOf(email);
  expect(rows).toHaveLength(1);
  expect(await mailsOf(rows[0]!.id)).toEqual(['withdrawal']);
});

/** A thousand calls, fifty at once: more than a service takes on at the same time. */
async function aThousand(call: (index: number) => Promise<unknown>): Promise<void> {
  for (let begun = 0; begun < 1_000; begun += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => call(begun + index)));
}

test('a thousand statements to one address are three receipts, and each is kept', async () => {
  const email = somebody();
  await aThousand((index) => post({ contract: `thing ${index}`, email }));
  const rows = await rowsOf(email);
  expect(rows).toHaveLength(1_000);
  expect(await mailsOf(...rows.map(({ id }) => id))).toHaveLength(3);
});

test('a thousand statements about one order are one mail to its buyer and one case at the desk', async () => {
  const order = await app.paidOrder();
  await aThousand(() => post({ contract: order.reference, email: somebody() }));
  const rows = await app.database.query<Row[]>('SELECT * FROM withdrawals WHERE order_id = $1', [order.id]);
  const mails = await mailsOf(...rows.map(({ id }) => id));
  expect(mails.filter((mail) => mail === 'withdrawal_confirm')).toHaveLength(1);
  const { items } = await list('?state=open');
  const about = items.filter((found) => found.order?.id === order.id);
  expect(about).toMatchObject([{ statements: 1_000, state: 'open' }]);
});

test('a link opened by a scanner confirms nothing, a forged one is no page, and a second press changes nothing', async () => {
  const order = await app.paidOrder();
  const email = somebody();
  await byFooter(order, email);
  const [row] = await rowsOf(email);
  const { link } = (await textOf(row!.id)).confirm!;
  expect(await (await app.call(link)).text()).toContain('Did you withdraw from this order?');
  expect(await rowsOf(email)).toMatchObject([{ state: 'open' }]);
  expect((await app.call(`${link.slice(0, -4)}AAAA`, { method: 'POST', body: new URLSearchParams() })).status).toBe(
    404,
  );
  const press = () => app.call(link, { method: 'POST', body: new URLSearchParams() });
  await Promise.all([press(), press()]);
  expect((await mailsOf(row!.id)).filter((mail) => mail === 'withdrawn')).toHaveLength(1);
  expect(await app.order(order.id)).toMatchObject({ status: 'paid', withdrawn_at: row!.received_at.toISOString() });
  expect(await (await app.call(link)).text()).toContain('The contract has ended');
});

test('the mail to a typed address is told nothing that becomes a link, and nothing of the order', async () => {
  const { reference } = await app.paidOrder();
  const email = somebody();
  await post({ name: `Win https://evil.example ${'x'.repeat(90)}`, contract: `${reference} www.evil.example`, email });
  const [row] = await rowsOf(email);
  const { name, contract, to, zone } = await textOf(row!.id);
  expect([to, zone, contract]).toEqual([email, 'UTC', `${reference} www evil example`]);
  expect(name).toMatch(/^Win https evil example x+$/);
  expect(name).toHaveLength(80);
});

test('a buyer who has withdrawn gets no fresh links', async () => {
  const order = await app.paidOrder();
  await byPage(order, somebody());
  await app.post('/api/fresh-links', { orderId: order.id });
  const headers = { authorization: `Bearer ${await app.identity.token()}` };
  const reset = await app.call(`/api/admin/orders/${order.id}/fresh-links`, { method: 'POST', headers });
  expect(reset.status).toBe(404);
  expect(new Set(await linksOf(order))).toEqual(new Set(['expired']));
});

test('staff accept a statement that names no order as of its submission, and close another with a reason', async () => {
  expect((await app.call('/api/admin/withdrawals')).status).toBe(401);
  const order = await app.paidOrder();
  const [one, other] = [somebody(), somebody()];
  await post({ contract: 'the guide', email: one });
  await post({ contract: 'nothing', email: other });
  const [[mine], [theirs]] = [await rowsOf(one), await rowsOf(other)];
  expect((await staffCall(`/${mine!.id}/accept`, {})).status).toBe(404);
  const answer = await staffCall(`/${mine!.id}/accept`, { reference: order.reference });
  const accepted = withdrawalSchema.strict().parse(await answer.json());
  expect(accepted).toMatchObject({ state: 'withdrawn', order: { id: order.id, status: 'paid', amount: 699 } });
  expect(Date.parse(accepted.refund_by) - Date.parse(accepted.received_at)).toBe(14 * 86_400_000);
  expect(await app.order(order.id)).toMatchObject({ withdrawn_at: accepted.received_at });
  expect((await staffCall(`/${mine!.id}/accept`, {})).status).toBe(409);
  const { waiting } = await list();
  const closed = await (await staffCall(`/${theirs!.id}/close`, { note: 'Bought elsewhere' })).json();
  expect(closed).toMatchObject({ state: 'closed', note: 'Bought elsewhere' });
  expect((await list()).waiting).toBe(waiting - 1);
});

test('statement, case and mails are one transaction: without the outbox nothing is kept', async () => {
  const order = await app.paidOrder();
  const email = somebody();
  await app.owner.query('ALTER TABLE commerce.outbox RENAME TO outbox_away');
  try {
    expect((await byPage(order, email)).status).toBeGreaterThanOrEqual(500);
  } finally {
    await app.owner.query('ALTER TABLE commerce.outbox_away RENAME TO outbox');
  }
  expect(await rowsOf(email)).toEqual([]);
  expect(new Set(await linksOf(order))).toEqual(new Set(['ready']));
  await byPage(order, email);
  const [row] = await rowsOf(email);
  expect((await mailsOf(row!.id)).sort()).toEqual(ended);
});
