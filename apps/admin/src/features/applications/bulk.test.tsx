import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { application } from '../../test/applications.ts';
import { savedFiles } from '../../test/browser.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, page } from '../../test/server.ts';

const stage = stageDesk();
const listCall = 'GET /api/admin/applications';
const idOf = (n: number) => `018f3c1e-7a2b-7c3d-8e4f-00000000000${n}`;
const four = ['Anna', 'Berta', 'Carla', 'Dora'].map((name, n) => application({ id: idOf(n + 1), name }));

async function openList(items = four) {
  stage.server.answer(listCall, () => page(items));
  const { user } = await signIn();
  await screen.findByText('Dora');
  return user;
}

describe('selected applications', () => {
  it('are chosen by x, by a range with Shift, or all that are loaded', async () => {
    const user = await openList();
    await user.keyboard('jx');
    const bar = screen.getByRole('region', { name: 'Selected applications' });
    expect(within(bar).getByText('1 selected').isConnected).toBe(true);
    await user.keyboard('{Shift>}');
    await user.click(screen.getByLabelText('Select Carla'));
    await user.keyboard('{/Shift}');
    expect(within(bar).getByText('3 selected').isConnected).toBe(true);
    await user.click(screen.getByLabelText('Select Berta'));
    expect(within(bar).getByText('2 selected').isConnected).toBe(true);
    await user.click(within(bar).getByRole('button', { name: 'Select all 4 loaded' }));
    expect(within(bar).getByText('4 selected').isConnected).toBe(true);
    await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull();
  });

  it('are exported without the others, and closed as spam once that is confirmed, and say so', async () => {
    const user = await openList();
    const closing = 'POST /api/admin/applications/closings';
    stage.server.answer(closing, () => json({ closed: [idOf(1)] }));
    savedFiles();
    await user.click(screen.getByLabelText('Select Anna'));
    await user.click(screen.getByLabelText('Select Dora'));
    const exported = `GET /api/admin/applications.csv?ids=${encodeURIComponent([idOf(1), idOf(4)].join(','))}`;
    stage.server.answer(exported, () => new Response('name'));
    await user.click(screen.getByRole('button', { name: 'Export selected' }));
    await waitFor(() => expect(stage.server.asked(exported)).toHaveLength(1));
    await user.click(screen.getByLabelText('Select Dora'));
    await user.click(screen.getByLabelText('Select Berta'));
    await user.click(screen.getByRole('button', { name: 'Close as spam' }));
    const dialog = screen.getByRole('dialog', { name: 'Close 2 applications as spam?' });
    await user.click(within(dialog).getByRole('button', { name: 'Close as spam' }));
    await screen.findByText('1 application closed as spam.');
    expect(stage.server.bodies(closing)[0]).toEqual({ ids: [idOf(1), idOf(2)], reason: 'spam' });
    expect(screen.getAllByText('closed: spam')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull();
  });

  it('are assigned to a colleague who may review, and leave a list of what is nobody’s', async () => {
    const to = '7c9e6679-7425-40de-944b-e07fc1f90ae8';
    const collaboration = { score: null, scored_by: null, scored_at: null, assignee_id: to, present: [] };
    stage.colleagues(
      { id: to, name: 'Olha', role: 'reviewer' },
      { id: idOf(8), name: 'Sam of Support', role: 'support' },
    );
    stage.server.answer(`${listCall}?assigned=none`, () => page(four));
    for (const n of [1, 2])
      stage.server.answer(`PUT /api/admin/applications/${idOf(n)}/assignee`, () => json(collaboration));
    const { user } = await signIn('?assigned=none');
    await user.click(await screen.findByLabelText('Select Anna'));
    await user.click(screen.getByLabelText('Select Berta'));
    const offered = within(screen.getByLabelText('Assign to…')).getAllByRole('option').slice(1);
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Me', 'Nobody', 'Olha']);
    await user.selectOptions(screen.getByLabelText('Assign to…'), 'Olha');
    await screen.findByText('2 applications assigned.');
    expect(stage.server.bodies(`PUT /api/admin/applications/${idOf(2)}/assignee`)[0]).toEqual({ assignee_id: to });
    await screen.findByText('2 of 2 applications');
    expect(screen.queryByText('Anna')).toBeNull();
  });

  it('get a tag that some lack, lose it again by undo, and are asked in one call each', async () => {
    const voice = idOf(7);
    const path = `/api/admin/tags/${voice}/applications`;
    stage.server.answer('GET /api/admin/tags', () => json({ items: [{ id: voice, name: 'Voice', color: 'plain' }] }));
    for (const method of ['POST', 'DELETE'])
      stage.server.answer(`${method} ${path}`, () => json({ changed: [idOf(1)] }));
    const user = await openList(four.with(1, application({ id: idOf(2), name: 'Berta', tags: [voice] })));
    const marks = () => screen.queryAllByText('Voice').length;
    expect(marks()).toBe(1);
    await user.click(screen.getByLabelText('Select Anna'));
    await user.click(screen.getByLabelText('Select Berta'));
    await user.selectOptions(await screen.findByLabelText('Tag…'), 'Add Voice');
    await screen.findByText('1 application tagged.');
    expect(marks()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The tag is off 1 application.');
    expect(marks()).toBe(1);
    const bodies = ['POST', 'DELETE'].map((method) => stage.server.bodies(`${method} ${path}`));
    expect(bodies).toEqual([[{ ids: [idOf(1), idOf(2)] }], [{ ids: [idOf(1)] }]]);
  });

  it('are neither exported nor closed by a reviewer', async () => {
    stage.as({ role: 'reviewer' });
    const user = await openList();
    await user.click(screen.getByLabelText('Select Anna'));
    const bar = screen.getByRole('region', { name: 'Selected applications' });
    expect(within(bar).queryByRole('button', { name: 'Export selected' })).toBeNull();
    expect(within(bar).queryByRole('button', { name: 'Close as spam' })).toBeNull();
  });
});
