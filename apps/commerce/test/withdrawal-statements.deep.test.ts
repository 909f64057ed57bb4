import { expect, test } from '@jest/globals';
import { useCommerceApp } from './commerce-app.ts';
import { withdrawalsOn, type Row } from './withdrawals.ts';

const app = useCommerceApp();
const { somebody, post, rowsOf, mailsOf, list } = withdrawalsOn(app);

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
