import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { application } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { unknownReply } from '../../../test/replies.ts';
import { json, page } from '../../../test/server.ts';

const stage = stageDesk();
const anna = application();
const one = unknownReply();
let items = [one];

beforeEach(() => {
  items = [one];
  stage.shows(anna);
  stage.server.answer('GET /api/admin/today', () =>
    json({ late: 0, mine: 0, unassigned: 0, wanted: 0, unknown_replies: items.length }),
  );
  stage.server.answer('GET /api/admin/unknown-replies', () => json({ items, total: items.length }));
  stage.server.answer('GET /api/admin/applications?*', () => page([anna]));
  stage.server.answer('PUT /api/admin/replies/{id}/application', ({ body }) => {
    items = (body as { application_id: string | null }).application_id ? [] : [one];
    return json({});
  });
});

const placed = () => stage.server.bodies('PUT /api/admin/replies/{id}/application');

async function openPanel() {
  const { user } = await signIn('/today');
  const panel = within(await screen.findByRole('region', { name: 'Emails that fit nobody' }));
  await panel.findByText('Chętnie! Kiedy?');
  return { user, panel };
}

it('assigns an email that fits no application to an applicant, and puts it back', async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Assign the email of anna@mail.example' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Whose email is it?' }));
  expect(dialog.getByRole<HTMLInputElement>('searchbox', { name: 'Applicant' }).value).toBe('anna@mail.example');
  await user.click(await dialog.findByRole('button', { name: /^Assign it to Anna Nowak/ }));
  await panel.findByText('Assigned to Anna Nowak.');
  expect(panel.queryByText('Chętnie! Kiedy?')).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Put it back' }));
  // The panel went with the last one.
  await screen.findByText('Chętnie! Kiedy?');
  expect(placed()).toEqual([{ application_id: anna.id }, { application_id: null }]);
});

it('deletes an email that fits nobody only after it has asked', async () => {
  stage.server.answer('DELETE /api/admin/unknown-replies/{id}', () => {
    items = [];
    return json({});
  });
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Delete the email of anna@mail.example' }));
  expect(stage.server.asked('DELETE /api/admin/unknown-replies/{id}')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(screen.queryByText('Chętnie! Kiedy?')).toBeNull());
});
