import { describe, expect, it } from '@jest/globals';
import type { Tag } from '@blue-peony/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { application } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { json, page, problem } from '../../../test/server.ts';

const stage = stageDesk();
const voice: Tag = { id: '018f3c1e-7a2b-4c3d-8e4f-0000000000d1', name: 'Voice', color: 'accent' };
const warsaw: Tag = { id: '018f3c1e-7a2b-4c3d-8e4f-0000000000d2', name: 'Warsaw', color: 'plain' };
const tagsAre = (...items: Tag[]) => stage.server.answer('GET /api/admin/tags', () => json({ items }));

describe('tags', () => {
  it('are put on an application and taken off', async () => {
    tagsAre(voice, warsaw);
    const anna = application({ tags: [warsaw.id] });
    stage.shows(anna);
    const path = `/api/admin/applications/${anna.id}/tags`;
    stage.server.answer(`PUT ${path}/${voice.id}`, () => json({ ...anna, tags: [voice.id, warsaw.id] }));
    stage.server.answer(`DELETE ${path}/${warsaw.id}`, () => problem(500, 'internal'));
    const { user } = await signIn(`/review/${anna.id}`);
    const row = within(await screen.findByRole('group', { name: 'Tags' }));
    await user.selectOptions(row.getByLabelText('Add a tag'), 'Voice');
    await row.findByRole('button', { name: 'Remove the tag Voice' });
    await user.click(row.getByRole('button', { name: 'Remove the tag Warsaw' }));
    await row.findByText('The tag could not be saved.');
  });

  it('stand in the list, and are filtered by', async () => {
    tagsAre(voice);
    stage.shows(application({ tags: [voice.id] }));
    stage.server.answer(`GET /api/admin/applications?tag=${voice.id}`, () => page([application({ tags: [voice.id] })]));
    const { user } = await signIn('');
    await screen.findByText('Voice');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.selectOptions(await screen.findByLabelText('Tag'), 'Voice');
    await screen.findByRole('button', { name: 'Remove Tag: Voice' });
  });

  it('are the owners’ list, where a taken name is refused and a deletion asks', async () => {
    stage.as({ role: 'owner' });
    stage.server.answer('GET /api/admin/staff', () => json({ items: [] }));
    tagsAre(voice);
    const { user } = await signIn('/staff');
    const panel = within(await screen.findByRole('region', { name: 'Tags' }));
    await user.click(panel.getByRole('button', { name: 'Add a tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a tag' }));
    stage.server.answer('PUT /api/admin/tags/{id}', () => problem(422, 'validation_failed'));
    await user.type(dialog.getByLabelText('Name'), 'Warsaw');
    await user.selectOptions(dialog.getByLabelText('Color'), 'Amber');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Another tag has this name.');
    stage.server.answer('PUT /api/admin/tags/{id}', () => json({ items: [voice, warsaw] }));
    tagsAre(voice, warsaw);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await panel.findByText('Warsaw');
    expect(stage.server.bodies('PUT /api/admin/tags/{id}').at(-1)).toEqual({ name: 'Warsaw', color: 'warning' });
    await user.click(panel.getByRole('button', { name: 'Delete Voice' }));
    const deleting = within(await screen.findByRole('dialog', { name: 'Delete the tag Voice?' }));
    stage.server.answer(`DELETE /api/admin/tags/${voice.id}`, () => json({}));
    tagsAre(warsaw);
    await user.click(deleting.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(panel.queryByText('Voice')).toBeNull());
  });
});
