import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { application } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { json, problem, staff } from '../../../test/server.ts';

const stage = stageDesk();
const anna = application();
const berta = application({ id: '018f3c1e-7a2b-7c3d-8e4f-000000000002', name: 'Berta Next' });
const ben = { id: '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a99', name: 'Ben', role: 'reviewer' } as const;
const own = staff().id;
const since = '2026-03-20T15:04:00.000Z';
const at = (item: typeof anna, rest: string) => `/api/admin/applications/${item.id}${rest}`;
const work = { score: null, scored_by: null, scored_at: null, assignee_id: null, present: [{ staff_id: own, since }] };

beforeEach(() => {
  stage.shows(anna, berta);
  stage.colleagues({ ...ben, id: own }, ben);
  for (const item of [anna, berta]) {
    stage.server.answer(`GET ${at(item, '/mails')}`, () => json({ items: [] }));
    stage.server.answer(`PUT ${at(item, '/collaboration')}`, () => json(work));
    stage.server.answer(`DELETE ${at(item, '/collaboration')}`, () => json({}));
  }
});

async function review() {
  const { user } = await signIn(`/review/${anna.id}`);
  await screen.findByRole('heading', { name: 'Anna Nowak' });
  return user;
}

it('says by name who else has the applicant open, as the live feed tells it, and that one has gone', async () => {
  const feed = stage.feed();
  await review();
  await waitFor(() => expect(stage.server.asked(`PUT ${at(anna, '/collaboration')}`)).toHaveLength(1));
  feed.tell('presence', { id: anna.id, present: [...work.present, { staff_id: ben.id, since }] });
  await screen.findByText(/^Ben has this applicant open, since/);
  expect(screen.queryByText(/^You has this/)).toBeNull();
  feed.tell('presence', { id: anna.id, present: work.present });
  await waitFor(() => expect(screen.queryByText(/has this applicant open/)).toBeNull());
});

it('gives an applicant back who was open, and announces nobody who only passes by', async () => {
  const user = await review();
  await waitFor(() => expect(stage.server.asked(`PUT ${at(anna, '/collaboration')}`)).toHaveLength(1));
  await user.keyboard('jk');
  await waitFor(() => expect(stage.server.asked(`DELETE ${at(anna, '/collaboration')}`)).toHaveLength(1));
  expect(stage.server.asked(`PUT ${at(berta, '/collaboration')}`)).toEqual([]);
});

it('opens the next application that is handed out, and says when there is none', async () => {
  stage.server.answer('POST /api/admin/applications/next', ({ body }) =>
    json({ id: (body as { after?: string }).after === anna.id ? berta.id : null }),
  );
  const user = await review();
  await user.keyboard('g');
  await screen.findByRole('heading', { name: 'Berta Next' });
  await user.click(screen.getByRole('button', { name: 'Take next' }));
  await screen.findByText('Nothing is left that nobody works on.');
});

it('assigns to a colleague by choice and to oneself by key, and says when that failed', async () => {
  stage.server.answer(`PUT ${at(anna, '/assignee')}`, ({ body }) => json({ ...work, ...(body as object) }));
  const user = await review();
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Assigned to' });
  await screen.findByRole('option', { name: 'Ben' });
  await user.selectOptions(select, 'Ben');
  await waitFor(() => expect([select.value, select.disabled]).toEqual([ben.id, false]));
  select.blur();
  await user.keyboard('m');
  await waitFor(() => expect(select.value).toBe(own));
  stage.server.answer(`PUT ${at(anna, '/assignee')}`, () => problem(500, 'internal'));
  await user.keyboard('m');
  await screen.findByText('The assignment could not be saved.');
  expect(select.value).toBe(own);
});
