import { beforeEach, expect, it } from '@jest/globals';
import type { Notice } from '@blue-peony/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { application } from '../../test/applications.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json } from '../../test/server.ts';

const stage = stageDesk();
const anna = application();
const olga = '018f3c1e-7a2b-7c3d-8e4f-00000000000a';
const notice = (changes: Partial<Notice> = {}): Notice => ({
  id: '018f3c1e-7a2b-7c3d-8e4f-0000000000a1',
  application_id: anna.id,
  name: anna.name,
  kind: 'mentioned',
  by: olga,
  at: '2026-03-20T16:00:00.000Z',
  seen_at: null,
  ...changes,
});
let items: Notice[];

const list = () => ({ items, unseen: items.filter(({ seen_at }) => !seen_at).length });
const seen = () => stage.server.bodies('PUT /api/admin/notices/seen');

beforeEach(() => {
  items = [
    notice(),
    notice({ id: '018f3c1e-7a2b-7c3d-8e4f-0000000000a2', kind: 'assigned', seen_at: anna.created_at }),
  ];
  stage.shows(anna);
  stage.colleagues({ id: olga, name: 'Olga', role: 'reviewer' });
  stage.server.answer('GET /api/admin/notices', () => json(list()));
  stage.server.answer('PUT /api/admin/notices/seen', () => {
    items = items.map((item) => ({ ...item, seen_at: anna.created_at }));
    return json(list());
  });
});

it('counts new notices in the header, and lists them as ways to the application, which sees them', async () => {
  const { user } = await signIn();
  await user.click(await screen.findByRole('button', { name: 'Notices, 1 new' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }));
  const [first, second] = await dialog.findAllByRole('link');
  expect(first!.textContent).toMatch(/^Olga mentioned you in a note about/);
  expect(second!.textContent).toMatch(/^Olga assigned to youAnna Nowak\d+ d ago$/);
  await user.click(first!);
  await screen.findByRole('heading', { name: anna.name });
  await screen.findByRole('button', { name: 'Notices' });
  expect(seen()).toEqual([{ until: notice().at, application_id: anna.id }]);
});

it('marks all as seen at once', async () => {
  const { user } = await signIn();
  await user.click(await screen.findByRole('button', { name: 'Notices, 1 new' }));
  await user.click(await screen.findByRole('button', { name: 'Mark all as seen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as seen' })).toBeNull());
  expect(seen()).toEqual([{ until: notice().at }]);
});

it('hears of a notice with the change that made it', async () => {
  items = [];
  const feed = stage.feed();
  await signIn();
  await screen.findByRole('button', { name: 'Notices' });
  items = [notice()];
  await feed.opened();
  feed.tell('application', { id: anna.id, kind: 'changed', at: anna.created_at });
  await screen.findByRole('button', { name: 'Notices, 1 new' });
});
