import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '../../app/query-client.ts';
import { application } from '../../test/applications.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, page, problem } from '../../test/server.ts';

const stage = stageDesk();
const listCall = 'GET /api/admin/applications';
const applicant = application({ file_urls: ['17-a-one.jpg'] });
const saveCall = `PATCH /api/admin/applications/${applicant.id}`;

async function openScored(score: number | null) {
  stage.server.answer(listCall, () => page([{ ...applicant, score }]));
  const { user } = await signIn();
  const select = (await screen.findByLabelText('Score of Anna Nowak')) as HTMLSelectElement;
  return { user, select, save: screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement };
}

describe('scoring an application', () => {
  it('offers 1 to 10, shows no current score before the first, and has nothing to save when the choice was taken back', async () => {
    const { user, select, save } = await openScored(null);
    expect([...select.options].map(({ text }) => text)).toEqual([
      '–',
      ...Array.from({ length: 10 }, (_, n) => `${n + 1}`),
    ]);
    expect(screen.queryByText(/^Current:/)).toBeNull();
    await user.selectOptions(select, '5');
    await user.selectOptions(select, '–');
    expect(save.disabled).toBe(true);
  });

  it('has nothing to save without a draft, nor when the draft equals the saved score', async () => {
    const { user, select, save } = await openScored(8);
    expect(screen.getByText('Current: 8').isConnected).toBe(true);
    expect(save.disabled).toBe(true);
    await user.selectOptions(select, '3');
    expect(save.disabled).toBe(false);
    await user.selectOptions(select, '8');
    expect(save.disabled).toBe(true);
  });

  it('says "Saving..." and takes no second click until the answer is there, then shows the new score', async () => {
    const answer = stage.server.hold(saveCall);
    const { user, select, save } = await openScored(null);
    await user.selectOptions(select, '8');
    await user.click(save);
    await screen.findByRole('button', { name: 'Saving...' });
    expect(save.disabled).toBe(true);

    answer(json({ ...applicant, score: 8 }));
    await screen.findByText('Current: 8');
    expect(save.textContent).toBe('Save');
    expect(save.disabled).toBe(true);
    expect(stage.server.bodies(saveCall)).toEqual([{ score: 8, seen: null }]);
    expect(stage.server.asked(listCall)).toHaveLength(1);
    await waitFor(() => expect(sessionStorage.getItem('cachedApps')).toContain('"score":8'));
  });

  it('tells of a failure, keeps the saved score and the draft, and can be tried again', async () => {
    stage.server.answer(saveCall, () => problem(500, 'internal'));
    const { user, select, save } = await openScored(2);
    await user.selectOptions(select, '9');
    await user.click(save);
    await waitFor(() => expect(stage.alert).toHaveBeenCalledWith('Error saving score!'));
    expect(screen.getByText('Current: 2').isConnected).toBe(true);
    expect(select.value).toBe('9');
    await waitFor(() => expect(save.disabled).toBe(false));
    expect(save.textContent).toBe('Save');
    expect(stage.server.asked(saveCall)).toHaveLength(1);
  });

  it('has nothing to save again after a colleague has given another score', async () => {
    stage.server.answer(saveCall, () => json({ ...applicant, score: 2 }));
    const { user, select, save } = await openScored(null);
    await user.selectOptions(select, '2');
    await user.click(save);
    await screen.findByText('Current: 2');
    stage.server.answer(listCall, () => page([{ ...applicant, score: 9 }]));
    void queryClient.invalidateQueries();
    await screen.findByText('Current: 9');
    expect([select.value, save.disabled]).toEqual(['9', true]);
  });

  it('saves the last choice after one that was being saved when it was made', async () => {
    const answer = stage.server.hold(saveCall);
    const { user, select, save } = await openScored(null);
    await user.selectOptions(select, '3');
    await user.click(save);
    await user.selectOptions(select, '8');
    answer(json({ ...applicant, score: 3 }));
    await screen.findByText('Current: 3');
    expect(select.value).toBe('8');
    await user.click(save);
    await screen.findByRole('button', { name: 'Saving...' });
    answer(json({ ...applicant, score: 8 }));
    await screen.findByText('Current: 8');
    expect(stage.server.bodies(saveCall)).toEqual([
      { score: 3, seen: null },
      { score: 8, seen: 3 },
    ]);
  });

  it('is not undone by a list that was on its way when it was saved', async () => {
    const { user, select, save } = await openScored(null);
    const answerEarly = stage.server.hold(listCall);
    stage.server.answer(saveCall, () => {
      stage.server.answer(listCall, () => page([{ ...applicant, score: 6, city: 'Sopot' }]));
      return json({ ...applicant, score: 6 });
    });
    void queryClient.invalidateQueries();
    await screen.findByText(/Updating/);
    await user.selectOptions(select, '6');
    await user.click(save);
    await screen.findByText('Current: 6');
    answerEarly(page([applicant]));
    await screen.findByText('Sopot');
    expect(screen.getByText('Current: 6').isConnected).toBe(true);
  });
});
