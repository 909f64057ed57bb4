import { expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { queryClient } from '../../app/query-client.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, problem } from '../../test/server.ts';

const stage = stageDesk();
const id = '018f3c1e-7a2b-7c3d-8e4f-0000000000cc';
const answered = [
  { mail: 'staff', expected: 1_200, settled: 1_200, missing: [] },
  { mail: 'received', expected: 1_200, settled: 1_200, missing: [] },
  { mail: 'receipt', expected: 4, settled: 4, missing: [] },
  { mail: 'booking', expected: 1, settled: 1, missing: [] },
  { mail: 'case', expected: 2, settled: 2, missing: [] },
];

async function openMails(answer: () => Response) {
  stage.server.answer('GET /api/admin/mail-ledger', answer);
  await signIn('/today');
  const panel = within(await screen.findByRole('region', { name: 'Emails' }));
  const turnTo = (next: () => Response) => {
    stage.server.answer('GET /api/admin/mail-ledger', next);
    return act(() => queryClient.resetQueries({ queryKey: ['mail-ledger'] }));
  };
  return { panel, turnTo };
}

const compared = (mails: object[], minutesAgo = 0) =>
  json({ checked_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(), mails });

it('says in one line that every application, order and case is answered, or why that is not known', async () => {
  const { panel, turnTo } = await openMails(() => compared(answered));
  await panel.findByText('All 1,206 confirmations sent');
  expect(panel.queryByRole('alert')).toBeNull();
  await turnTo(() => compared(answered, 30));
  await panel.findByText(/^No comparison since/);
  await turnTo(() => compared(answered.map((one) => ({ ...one, expected: 0, settled: 0 }))));
  await panel.findByText('No application and no paid order to confirm.');
  await turnTo(() => json({ checked_at: null, mails: [] }));
  await panel.findByText(/^Nothing has been compared yet/);
  await turnTo(() => problem(503, 'unavailable'));
  expect((await panel.findByRole('alert')).textContent).toBe('Failed to fetch the comparison.');
});

it('names what is not answered, with a way to it', async () => {
  const [staff, received, receipt, booking, odd] = answered;
  const missing = [{ id, at: '2026-03-20T15:04:00.000Z' }];
  const { panel } = await openMails(() =>
    compared([
      staff!,
      { ...received!, settled: 1_197, missing },
      { ...receipt!, settled: 3, missing },
      booking!,
      { ...odd!, settled: 1, missing },
    ]),
  );
  const [application, order, payment] = within(await panel.findByRole('alert')).getAllByRole('listitem');
  expect(application?.textContent).toMatch(/^3 applications have no email to the applicant:.*and 2 more$/);
  expect(order?.textContent).toMatch(/^1 order has no receipt:/);
  const hrefOf = (item: HTMLElement | undefined) => within(item!).getByRole('link').getAttribute('href');
  expect(payment?.textContent).toMatch(/^1 payment without an order has no email to staff:/);
  expect([application, order, payment].map(hrefOf)).toEqual([
    `/admin/review/${id}`,
    `/admin/orders?q=${id}`,
    '/admin/money',
  ]);
});
