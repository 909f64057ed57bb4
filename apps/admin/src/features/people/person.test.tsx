import { describe, expect, it } from '@jest/globals';
import type { DeskOrder, Person, StaffRole } from '@blue-peony/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { navigate } from '../../router/place.ts';
import { application, detail } from '../../test/applications.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { mail, order, record } from '../../test/orders.ts';
import { unknownReply } from '../../test/replies.ts';
import { json, page, problem } from '../../test/server.ts';

const stage = stageDesk();
const anna = application();
const olga = '018f3c1e-7a2b-7c3d-8e4f-00000000000a';
const joined = (merge_id: string) => ({ merge_id, merged_at: '2026-03-22T09:00:00.000Z', merged_by: olga });
const earlier: Person['applications'][0] = {
  ...joined('018f3c1e-7a2b-4c3d-8e4f-0000000000c1'),
  id: '018f3c1e-7a2b-7c3d-8e4f-000000000002',
  created_at: '2025-11-01T10:00:00.000Z',
  name: 'Ania Nowak',
  email: 'ania@other.example',
  score: 4,
  state: 'closed',
  tags: [olga],
};
const bought = order({ email: 'gift@mail.example' });
const booked = order({
  id: '018f3c1e-7a2b-4c3d-8e4f-0000000000bb',
  reference: 'BBBBB-00000',
  email: anna.email,
  product: 'teasing-content',
  hours: 2,
  files: [],
  session: {
    answer_by: '2026-03-21T15:04:00.000Z',
    contacted_at: null,
    scheduled_at: '2026-04-02T10:00:00.000Z',
    booked: true,
    outcome: null,
    note: '',
    version: 1,
  },
});
const alike = { id: '018f3c1e-7a2b-7c3d-8e4f-000000000003', created_at: anna.created_at, name: 'Berta Next', score: 7 };
const mergeCalls = () => stage.server.asked('PUT /api/admin/merges/{id}');

type Known = { person?: Person; orders?: DeskOrder[]; duplicates?: boolean; role?: StaffRole };
async function openReview({ person, orders = [], duplicates = true, role = 'manager' }: Known) {
  stage.shows(anna);
  stage.as({ role });
  stage.colleagues({ id: olga, name: 'Olga', role: 'owner' });
  stage.server.answer(`GET /api/admin/applications/${anna.id}`, () =>
    json(detail({ ...anna, duplicates: duplicates ? [{ ...alike, same: ['email', 'phone'] }] : [] })),
  );
  if (person) stage.server.answer(`GET /api/admin/applications/${anna.id}/person`, () => json(person));
  stage.server.answer('POST /api/admin/buyers', () => json({ items: orders, next_cursor: null }));
  stage.server.answer('GET /api/admin/orders/{id}/mails', () => json({ items: [mail(), mail({ event_id: olga })] }));
  stage.server.answer('GET /api/admin/tags', () => json({ items: [{ id: olga, name: 'Voice', color: 'accent' }] }));
  const { user } = await signIn(`/review/${anna.id}?language=pl`);
  return { user, panel: () => screen.findByRole('region', { name: 'Person' }) };
}
const lineOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li')!;

describe('the person of an application', () => {
  it('has what staff have merged and the orders of all its addresses, with states, dates, amounts and mails', async () => {
    const { panel } = await openReview({
      person: { applications: [earlier], orders: [{ id: bought.id, ...joined(olga) }] },
      orders: [bought, booked],
    });
    await panel();
    const other = await lineOf('Ania Nowak');
    expect(other.textContent).toContain('Closed · score 4');
    await within(other).findByText(/Merged by Olga/);
    await within(other).findByText('Voice');
    expect(within(other).getByRole('link').getAttribute('href')).toBe(`/admin/review/${earlier.id}?language=pl`);
    const guide = await lineOf(`Digital guide, ${bought.reference}`);
    expect(guide.textContent).toContain('Paid · $6.99');
    expect(guide.textContent).toContain(bought.email);
    await within(guide).findByText(/2 emails/);
    const held = await lineOf(`Session, 2 hours, ${booked.reference}`);
    expect(held.textContent).toMatch(/Same address.*session on Apr 2, 2026/);
    expect(stage.server.bodies('POST /api/admin/buyers').at(-1)).toEqual({
      emails: [anna.email, earlier.email],
      ids: [bought.id],
    });
  });

  it('is never merged by itself: the same address and number are shown, and a merge asks first', async () => {
    const { user } = await openReview({});
    const line = await lineOf('Berta Next');
    expect(line.textContent).toContain('Same address, number');
    await user.click(within(line).getByRole('button', { name: 'Merge with Berta Next' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge with Berta Next?' }));
    expect(mergeCalls()).toEqual([]);
    stage.server.answer('PUT /api/admin/merges/{id}', () => problem(409, 'version_conflict'));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await dialog.findByText('These are one person already.');
    stage.server.answer('PUT /api/admin/merges/{id}', ({ body, path }) =>
      json({ id: path.slice(-36), ...(body as object) }),
    );
    const merged = { ...earlier, ...alike, email: anna.email, ...joined(olga) };
    stage.server.answer(`GET /api/admin/applications/${anna.id}/person`, () =>
      json({ applications: [merged], orders: [] }),
    );
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await screen.findByRole('button', { name: 'Undo the merge with Berta Next' });
    expect(screen.queryByRole('dialog')).toBeNull();
    const [first, again] = mergeCalls();
    expect(first!.body).toEqual({
      one_kind: 'application',
      one_id: anna.id,
      other_kind: 'application',
      other_id: alike.id,
    });
    // The answer may have been lost, so that the second attempt must be the same merge.
    expect(again!.path).toBe(first!.path);
  });

  it('takes one merge back, and says when that fails', async () => {
    const { user } = await openReview({ person: { applications: [earlier], orders: [] }, duplicates: false });
    const undo = `DELETE /api/admin/merges/${earlier.merge_id}`;
    stage.server.answer(undo, () => problem(500, 'internal'));
    await user.click(await screen.findByRole('button', { name: 'Undo the merge with Ania Nowak' }));
    await screen.findByText('The merge could not be undone. Please try again.');
    stage.server.answer(undo, () =>
      json({
        id: earlier.merge_id,
        one_kind: 'application',
        one_id: anna.id,
        other_kind: 'application',
        other_id: earlier.id,
      }),
    );
    stage.server.answer(`GET /api/admin/applications/${anna.id}/person`, () => json({ applications: [], orders: [] }));
    await user.click(screen.getByRole('button', { name: 'Undo the merge with Ania Nowak' }));
    await screen.findByText('No other application or order has this address, number or handle.');
  });

  it('is merged with whatever is found by a search, also under another address', async () => {
    const { user } = await openReview({ duplicates: false });
    stage.server.answer('GET /api/admin/applications?q=gift&limit=5', () => page([]));
    stage.server.answer('GET /api/admin/orders?q=gift', () => json({ items: [bought], next_cursor: null }));
    await user.click(await screen.findByRole('button', { name: 'Merge with another…' }));
    const picking = within(await screen.findByRole('dialog', { name: 'What is of the same person?' }));
    await user.type(picking.getByRole('searchbox'), 'gift');
    await picking.findByText('1 result');
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: `Merge with ${bought.email}?` }));
    stage.server.answer('PUT /api/admin/merges/{id}', ({ body }) => json({ id: olga, ...(body as object) }));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(mergeCalls()[0]?.body).toMatchObject({ other_kind: 'order', other_id: bought.id }));
    expect(stage.server.calls.some(({ path }) => path.startsWith('/api/admin/cases?q'))).toBe(false);
  });

  it('asks for no orders on behalf of a reviewer', async () => {
    const { panel } = await openReview({ role: 'reviewer', orders: [booked] });
    await panel();
    expect(screen.queryByRole('link', { name: /Session/ })).toBeNull();
    expect(stage.server.asked('POST /api/admin/buyers')).toEqual([]);
  });
});

describe('the person of an order', () => {
  const applicants = `GET /api/admin/applicants?email=${encodeURIComponent(order().email)}`;
  function serveOrder() {
    stage.server.answer(`GET /api/admin/orders/${order().id}`, () => json(record()));
    stage.server.answer('GET /api/admin/orders/{id}/mails', () => json({ items: [] }));
    stage.server.answer('POST /api/admin/buyers', () => json({ items: [order(), booked], next_cursor: null }));
    stage.server.answer(applicants, () => json({ items: [alike] }));
  }
  async function openOrder(role: StaffRole) {
    stage.as({ role });
    serveOrder();
    await signIn(`/orders/${order().id}`);
    await lineOf(`Session, 2 hours, ${booked.reference}`);
  }

  it('leads to other orders, and to an application from the same address', async () => {
    await openOrder('manager');
    expect((await lineOf('Berta Next')).textContent).toMatch(/Same address.*score 7/);
    expect(screen.queryByRole('link', { name: `Digital guide, ${order().reference}` })).toBeNull();
    await screen.findByRole('button', { name: 'Merge with Berta Next' });
  });

  it('has only applications from the same address, also after a search for this address found others', async () => {
    serveOrder();
    const items = [unknownReply({ from_address: order().email })];
    stage.server.answer('GET /api/admin/today', () => json({ late: 0, mine: 0, unassigned: 0, unknown_replies: 1 }));
    stage.server.answer('GET /api/admin/unknown-replies', () => json({ items, total: 1 }));
    stage.server.answer('GET /api/admin/applications?*', () => page([anna]));
    const { user } = await signIn('/today');
    await user.click(await screen.findByRole('button', { name: `Assign the email of ${order().email}` }));
    await screen.findByRole('button', { name: /^Assign it to Anna Nowak/ });
    act(() => navigate(`/orders/${order().id}`));
    await lineOf('Berta Next');
    expect(screen.queryByRole('link', { name: anna.name })).toBeNull();
  });

  it('has no application, and no merge, for support', async () => {
    await openOrder('support');
    expect(screen.queryByRole('button', { name: /Merge/ })).toBeNull();
    expect(stage.server.asked(applicants)).toEqual([]);
  });
});
