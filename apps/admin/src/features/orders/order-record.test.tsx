import { describe, expect, it } from '@jest/globals';
import type { OrderRecord, StaffRole } from '@blue-peony/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '../../app/query-client.ts';
import { takeClipboard } from '../../test/browser.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { file, mail, order, record } from '../../test/orders.ts';
import { json, problem, session as sessionOf } from '../../test/server.ts';

const stage = stageDesk();
const recordCall = `GET /api/admin/orders/${order().id}`;
const mailsCall = `GET /api/admin/orders/${order().id}/mails`;
const renewal = 'Renew links of buyer@mail.example';
type Beside = { mails?: () => Response; role?: StaffRole };

async function openRecord(found: OrderRecord, { mails, role = 'manager' }: Beside = {}) {
  stage.server.answer('POST /auth/v1/token?grant_type=password', () => sessionOf('token-1', { role }));
  stage.server.answer(recordCall, () => json(found));
  stage.server.answer(mailsCall, mails ?? (() => json({ items: [] })));
  return (await signIn(`/orders/${found.id}`)).user;
}

describe('one order', () => {
  it('tells its history, with the colleagues in it by name, and what is left of each file', async () => {
    const olga = '018f3c1e-7a2b-7c3d-8e4f-00000000000a';
    stage.colleagues({ id: olga, name: 'Olga', role: 'owner' });
    const contacted = { at: '2026-03-21T09:00:00.000Z', kind: 'contacted', detail: '', staff_id: olga } as const;
    await openRecord(record({ timeline: [contacted, ...record().timeline] }));
    await screen.findByText(/Firefox on Android/);
    await screen.findByText('(Olga)');
    const { textContent } = document.body;
    expect(textContent).toContain('pay_123');
    expect(textContent).toContain('PDF 2 of 5 downloads useduntil Mar 27, 2026');
    expect(textContent).toContain('EPUB 5 of 5 downloads usedused up');
  });

  it('says of downloads that a refund ended that they are no longer open, without a date to come, and offers no new links', async () => {
    const ended = file({ state: 'expired', expires_at: new Date(Date.now() + 86_400_000).toISOString() });
    await openRecord(record({ status: 'refunded', files: [ended] }));
    const line = (await screen.findByText('no longer open')).closest('li');
    expect(line?.textContent).not.toMatch(/expired|20\d\d/);
    expect(screen.queryByRole('button', { name: renewal })).toBeNull();
  });

  it('tells among what happened which mails went out, and which were refused', async () => {
    const items = [
      mail(),
      mail({ event_id: '018f3c1e-7a2b-4c3d-8e4f-0000000000ef', sent_at: '2026-03-20T16:04:00.000Z' }),
      mail({
        mail: 'moved',
        recipient: 'previous_buyer',
        state: 'refused',
        last_error_code: '550',
        sent_at: null,
        created_at: '2026-03-20T20:00:00.000Z',
      }),
    ];
    await openRecord(record(), { mails: () => json({ items }) });
    await screen.findByText(/refused by the mailbox, 1 attempt, 550/);
    const [, ...lines] = within(screen.getByRole('region', { name: 'History' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringContaining('Email about the other address to the address before: refused by the mailbox'),
      expect.stringMatching(/Receipt to the buyer: sent$/),
      expect.stringMatching(/Receipt to the buyer: sent Mar 20, 2026/),
      expect.stringContaining('Paid'),
    ]);
  });

  it('keeps its history where the mails are not told', async () => {
    await openRecord(record(), { mails: () => problem(403, 'forbidden') });
    await screen.findByText(/Firefox on Android/);
    expect((await screen.findByRole('alert')).textContent).toBe('The emails could not be fetched.');
  });

  it('that is not there says so', async () => {
    stage.server.answer(recordCall, () => problem(404, 'not_found'));
    await signIn(`/orders/${order().id}`);
    expect((await screen.findByRole('alert')).textContent).toBe('There is no such order.');
  });
});

describe('a review', () => {
  const review: NonNullable<OrderRecord['review']> = {
    stars: 2,
    name: 'Jo',
    words: 'Too short.',
    written_at: '2026-04-10T10:00:00.000Z',
    state: 'open',
  };
  const decide = `PUT /api/admin/orders/${order().id}/review`;

  it('that its buyer has changed meanwhile is to be read again, and is published as it was read', async () => {
    stage.server.answerInTurn(
      decide,
      () => problem(409, 'version_conflict'),
      () => json({ ...review, state: 'published' }),
    );
    const user = await openRecord(record({ review }));
    const panel = await screen.findByRole('region', { name: 'Review' });
    expect(panel.textContent).toMatch(/To read2 of 5 stars · Jo.*Too short\..*Praise and criticism/);
    await user.click(within(panel).getByRole('button', { name: 'Withhold' }));
    await screen.findByText('The buyer has changed it in the meantime. Read it again.');
    await user.click(within(panel).getByRole('button', { name: 'Publish' }));
    await screen.findByText('Published');
    expect(stage.server.bodies(decide)[1]).toEqual({ state: 'published', written_at: review.written_at });
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});

describe('a buyer without a mail', () => {
  const base = `/api/admin/orders/${order().id}`;

  it('gets the receipt once more, or the link by another way, or is handed to an owner, also without a clipboard', async () => {
    stage.server.answer(`POST ${base}/mails`, () => json({ accepted: true }, 202));
    stage.server.answer(`POST ${base}/link`, () => json({ url: 'https://www.agency.example/order/1#secret' }));
    const user = await openRecord(record());
    await user.click(await screen.findByRole('button', { name: 'Send the receipt again' }));
    await screen.findByText('The receipt is on its way.');

    await user.click(screen.getByRole('button', { name: 'Show the link' }));
    const link = await screen.findByLabelText<HTMLInputElement>('Link of the buyer');
    expect([link.value, link.readOnly]).toEqual(['https://www.agency.example/order/1#secret', true]);
    await user.click(screen.getByRole('button', { name: 'Copy Link of the buyer' }));
    expect(await navigator.clipboard.readText()).toBe(link.value);

    takeClipboard();
    await user.click(screen.getByRole('button', { name: 'Copy a note for an owner' }));
    const note = await screen.findByLabelText<HTMLInputElement>('The browser refused to copy');
    expect(note.value).toMatch(/^Please decide about a refund of order/);
    expect(document.activeElement).toBe(note);
  });

  it('gets it at another address, after a question', async () => {
    stage.server.answer(`PUT ${base}/address`, () => json(record({ email: 'right@mail.example' })));
    const user = await openRecord(record());
    await user.click(await screen.findByRole('button', { name: 'Change the address' }));
    const dialog = screen.getByRole('dialog', { name: 'Send it to another address?' });
    await user.type(within(dialog).getByLabelText('Correct address'), ' right@mail.example');
    stage.server.answer(recordCall, () => json(record({ email: 'right@mail.example' })));
    await user.click(within(dialog).getByRole('button', { name: 'Change and email' }));
    await screen.findByText('Both addresses are told.');
    await screen.findByRole('region', { name: 'right@mail.example' });
    expect(stage.server.bodies(`PUT ${base}/address`)[0]).toEqual({ email: 'right@mail.example' });
  });

  it('whose link is in wrong hands has it ended', async () => {
    stage.server.answer(`DELETE ${base}/links`, () => problem(503, 'unavailable'));
    const user = await openRecord(record());
    await user.click(await screen.findByRole('button', { name: 'Revoke the links' }));
    const dialog = screen.getByRole('dialog', { name: 'Revoke the links?' });
    await user.click(within(dialog).getByRole('button', { name: 'Revoke the links' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('That didn’t work. Please try again.');
    stage.server.answer(`DELETE ${base}/links`, () => json(record()));
    await user.click(within(dialog).getByRole('button', { name: 'Revoke the links' }));
    await screen.findByText('The links are revoked.');
  });
});

describe('a booked session', () => {
  const session = {
    answer_by: new Date(Date.now() + 3 * 3_600_000 + 60_000).toISOString(),
    contacted_at: null,
    scheduled_at: null,
    booked: false,
    outcome: null,
    note: '',
    version: 4,
  };
  const booked = (changes = {}) =>
    record({ product: 'teasing-content', hours: 3, files: [], session: { ...session, ...changes } });
  const changeCall = `PATCH /api/admin/orders/${order().id}/session`;

  it('counts down what was promised, until its buyer was contacted', async () => {
    const user = await openRecord(booked());
    await screen.findByText('3 h left to contact the buyer');
    stage.server.answer(changeCall, () => json(booked({ contacted_at: new Date().toISOString(), version: 5 })));
    await user.click(screen.getByRole('button', { name: 'Contacted' }));
    await screen.findByText(/^Buyer contacted/);
    expect(stage.server.bodies(changeCall)[0]).toEqual({ contacted: true, version: 4 });
  });

  it('whose time the buyer has booked has no date to change, but what became of it', async () => {
    const scheduled_at = '2027-03-28T08:00:00.000Z';
    const user = await openRecord(booked({ booked: true, scheduled_at }));
    const panel = await screen.findByRole('region', { name: 'Session' });
    expect(panel.textContent).toMatch(/Takes place Mar 28, 2027/);
    expect(screen.queryByLabelText('Takes place')).toBeNull();
    stage.server.answer(changeCall, () => json(booked({ booked: true, scheduled_at, outcome: 'held', version: 5 })));
    await user.selectOptions(screen.getByLabelText('What became of it'), 'Held');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(stage.server.bodies(changeCall)[0]).toEqual({ outcome: 'held', note: '', version: 4 });
  });

  it('says when somebody else was quicker, and keeps a typed note over theirs, which is shown before it is replaced', async () => {
    const user = await openRecord(booked());
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Notes');
    await user.type(field, 'by phone');
    stage.server.answer(recordCall, () => json(booked({ note: 'by mail', version: 5 })));
    await act(() => queryClient.refetchQueries({ queryKey: ['orders', 'record'] }));
    const save = stage.server.hold(changeCall);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field.readOnly).toBe(true));
    save(problem(409, 'version_conflict'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Someone has changed it in the meantime/);
    await screen.findByText('Notes as they are stored: by mail');
    expect(field.value).toBe('by phone');
    stage.server.answer(changeCall, () => json(booked({ note: 'by phone', version: 6 })));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(stage.server.bodies(changeCall)).toMatchObject([
      { note: 'by phone', version: 4 },
      { note: 'by phone', version: 5 },
    ]);
    stage.server.answer(recordCall, () => json(booked({ note: 'by mail', version: 7 })));
    await act(() => queryClient.refetchQueries({ queryKey: ['orders', 'record'] }));
    await waitFor(() => expect(field.value).toBe('by mail'));
  });
});

it('renews links after a question, says why it failed, and shows them new', async () => {
  const renewCall = `POST /api/admin/orders/${order().id}/fresh-links`;
  const user = await openRecord(record());
  const ask = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: renewal }));
    const dialog = screen.getByRole('dialog', { name: 'Renew the links?' });
    expect(dialog.textContent).toContain('Earlier links stop working.');
    await user.click(within(dialog).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await ask('Cancel');
  expect(stage.server.asked(renewCall)).toEqual([]);
  for (const [status, code, words] of [
    [404, 'not_found', 'This order no longer has links.'],
    [503, 'upstream_unavailable', 'The links could not be renewed. Please try again.'],
  ] as const) {
    stage.server.answer(renewCall, () => problem(status, code));
    await ask('Renew and email');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
  }
  stage.server.answer(renewCall, () => json({ accepted: true }, 202));
  stage.server.answer(recordCall, () => json(record({ files: [file({ download_count: 0 })] })));
  await ask('Renew and email');
  await screen.findByText('New links are on their way to buyer@mail.example.');
  await waitFor(() => expect(document.body.textContent).toContain('PDF 0 of 5'));
  expect(stage.server.asked(renewCall)).toHaveLength(3);
});
