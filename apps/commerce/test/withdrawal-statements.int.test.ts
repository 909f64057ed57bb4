import { expect, test } from '@jest/globals';
import { withdrawalSchema } from '@blue-peony/contracts';
import { buyer, useCommerceApp } from './commerce-app.ts';
import { withdrawalsOn } from './withdrawals.ts';

const app = useCommerceApp();
const { somebody, post, rowsOf, byPage, byFooter, textOf, mailsOf, linksOf, list } = withdrawalsOn(app);
const decide = (path: string, body: object) => app.asStaff(`withdrawals/${path}`, 'POST', body);

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
  const page = await (await app.postForm('/api/withdrawal/de', fields)).text();
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

test('a link opened by a scanner confirms nothing, a forged one is no page, and a second press changes nothing', async () => {
  const order = await app.paidOrder();
  const email = somebody();
  await byFooter(order, email);
  const [row] = await rowsOf(email);
  const { link } = (await textOf(row!.id)).confirm!;
  expect(await (await app.call(link)).text()).toContain('Did you withdraw from this order?');
  expect(await rowsOf(email)).toMatchObject([{ state: 'open' }]);
  expect((await app.postForm(`${link.slice(0, -4)}AAAA`, {})).status).toBe(404);
  await Promise.all([1, 2].map(() => app.postForm(link, {})));
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
  expect((await app.asStaff(`orders/${order.id}/fresh-links`, 'POST')).status).toBe(404);
  expect(new Set(await linksOf(order))).toEqual(new Set(['expired']));
});

test('staff accept a statement that names no order as of its submission, and close another with a reason', async () => {
  expect((await app.call('/api/admin/withdrawals')).status).toBe(401);
  const order = await app.paidOrder();
  const [one, other] = [somebody(), somebody()];
  await post({ contract: 'the guide', email: one });
  await post({ contract: 'nothing', email: other });
  const [[mine], [theirs]] = [await rowsOf(one), await rowsOf(other)];
  expect((await decide(`${mine!.id}/accept`, {})).status).toBe(404);
  const answer = await decide(`${mine!.id}/accept`, { reference: order.reference });
  const accepted = withdrawalSchema.strict().parse(await answer.json());
  expect(accepted).toMatchObject({ state: 'withdrawn', order: { id: order.id, status: 'paid', amount: 699 } });
  expect(Date.parse(accepted.refund_by) - Date.parse(accepted.received_at)).toBe(14 * 86_400_000);
  expect(await app.order(order.id)).toMatchObject({ withdrawn_at: accepted.received_at });
  expect((await decide(`${mine!.id}/accept`, {})).status).toBe(409);
  const foundBy = async (q: string) => (await list(`?${new URLSearchParams({ q })}`)).items.map(({ id }) => id);
  expect([await foundBy(one.toUpperCase()), await foundBy('NOTHING')]).toEqual([[mine!.id], [theirs!.id]]);
  const { waiting } = await list();
  const closed = await (await decide(`${theirs!.id}/close`, { note: 'Bought elsewhere' })).json();
  expect(closed).toMatchObject({ state: 'closed', note: 'Bought elsewhere' });
  expect((await list()).waiting).toBe(waiting - 1);
});

test('a mistyped reference of staff ends nothing, also when the statement names an order', async () => {
  const order = await app.paidOrder();
  const email = somebody();
  await byFooter(order, email);
  const [row] = await rowsOf(email);
  const answer = await decide(`${row!.id}/accept`, { reference: order.reference.slice(0, -1) });
  expect([answer.status, await rowsOf(email)]).toMatchObject([404, [{ state: 'open' }]]);
  expect(new Set(await linksOf(order))).toEqual(new Set(['ready']));
  expect((await decide(`${row!.id}/accept`, {})).status).toBe(200);
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
  expect((await mailsOf(row!.id)).sort()).toEqual(['withdrawal', 'withdrawn']);
});
