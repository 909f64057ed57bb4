import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { application } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { json, page, problem } from '../../../test/server.ts';

const stage = stageDesk();
const anna = application();
const berta = application({ id: '018f3c1e-7a2b-7c3d-8e4f-000000000002', name: 'Berta Next' });
const pathOf = ({ id }: typeof anna) => `/api/admin/applications/${id}`;

/** The pending saves in the order of their requests; each waits for the test's answer. */
let saves: ((status?: number) => void)[] = [];

beforeEach(() => {
  saves = [];
  stage.shows(anna, berta);
  for (const item of [anna, berta]) {
    stage.server.answer(`PATCH ${pathOf(item)}`, ({ body }) => {
      const saved = { ...item, ...(body as { score: number }), first_scored_at: item.created_at };
      return new Promise((resolve) =>
        saves.push((status = 200) =>
          resolve(status === 200 ? json(saved) : problem(status, status === 500 ? 'internal' : 'unavailable')),
        ),
      );
    });
  }
});

async function review(opened = anna) {
  const { user } = await signIn(`/review/${opened.id}`);
  await screen.findByRole('heading', { name: opened.name });
  return user;
}

/** Answers the save with number `index`. */
async function answer(index: number, status?: number) {
  await waitFor(() => expect(saves.length).toBeGreaterThan(index));
  await act(async () => saves[index]!(status));
}

const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const sent = (item = anna) =>
  stage.server.asked(`PATCH ${pathOf(item)}`).map(({ body }) => ({ score: (body as { score: number }).score }));

describe('scoring on a slow line', () => {
  it.each([
    ['10', '10', [10]],
    ['38', '8', [3, 8]],
    ['385', '5', [3, 5]],
    ['383', '3', [3]],
  ])('the keys %s show %s at once and save it last, one save after the other', async (keys, shown, scores) => {
    const user = await review();
    await user.keyboard(keys);
    expect(pressed()).toEqual([shown]);
    expect(screen.getByText('Saving...').isConnected).toBe(true);
    for (const [index] of scores.entries()) {
      await waitFor(() => expect(sent()).toEqual(scores.slice(0, index + 1).map((score) => ({ score }))));
      expect(pressed()).toEqual([shown]);
      await answer(index);
    }
    await screen.findByText(`Scored ${shown}`);
    expect(pressed()).toEqual([shown]);
    expect(sent()).toHaveLength(scores.length);
  });

  it('sends nothing for the key of the saved score, and saves the last of two keys that came before the screen could change', async () => {
    stage.server.answer('GET /api/admin/applications', () => page([{ ...anna, score: 8 }]));
    const user = await review();
    await user.keyboard('8');
    expect(sent()).toEqual([]);
    fireEvent.keyDown(document.body, { key: '3' });
    fireEvent.keyDown(document.body, { key: '8' });
    await answer(0);
    await answer(1);
    await screen.findByText('Scored 8');
    expect(sent()).toEqual([{ score: 3 }, { score: 8 }]);
  });

  it('saves the later key although the save of the earlier one failed', async () => {
    const user = await review();
    await user.keyboard('38');
    await answer(0, 500);
    await answer(1);
    await screen.findByText('Scored 8');
    expect(stage.alert).not.toHaveBeenCalled();
  });

  it('keeps a score that could not be saved, says so, and saves it when its key is pressed again', async () => {
    const user = await review();
    await user.keyboard('7');
    await answer(0, 500);
    await screen.findByText('Score 7 is not saved. Choose it again to save it.');
    expect(stage.alert.mock.calls).toEqual([['Error saving score!']]);
    expect(pressed()).toEqual(['7']);
    await user.keyboard('7');
    await answer(1);
    await screen.findByText('Scored 7');
    expect(sent()).toEqual([{ score: 7 }, { score: 7 }]);
  });

  it('saves a score for its applicant although the next one is on the screen', async () => {
    const user = await review();
    await user.keyboard('1j');
    await screen.findByRole('heading', { name: 'Berta Next' });
    expect(pressed()).toEqual([]);
    await user.keyboard('0');
    expect(pressed()).toEqual(['10']);
    await answer(1);
    await answer(0);
    await screen.findByText('Scored 10');
    await user.keyboard('k');
    await screen.findByText('Scored 1');
    expect([sent(anna), sent(berta)]).toEqual([[{ score: 1 }], [{ score: 10 }]]);
  });

  it('saves the last key although the reviewer has moved on before it was sent', async () => {
    const user = await review();
    await user.keyboard('38j');
    await answer(0);
    await answer(1);
    await user.keyboard('k');
    await screen.findByText('Scored 8');
    expect(sent()).toEqual([{ score: 3 }, { score: 8 }]);
  });

  it('names the applicant whose save failed after moving on, and keeps her score', async () => {
    const user = await review();
    await user.keyboard('7j');
    await answer(0, 500);
    await waitFor(() => expect(stage.alert.mock.calls).toEqual([['Error saving score! Anna Nowak: 7']]));
    expect(pressed()).toEqual([]);
    await user.keyboard('k');
    await screen.findByText('Score 7 is not saved. Choose it again to save it.');
    await user.click(screen.getByRole('button', { name: '7', pressed: true }));
    await answer(1);
    await screen.findByText('Scored 7');
  });

  it('shows the score of an applicant that the list does not hold', async () => {
    stage.server.answer('GET /api/admin/applications', () => page([berta]));
    const user = await review();
    await user.keyboard('7');
    await answer(0);
    await screen.findByText('Scored 7');
    expect(pressed()).toEqual(['7']);
  });

  it('keeps a score while the line is away, without an alert, and saves it once the line is back', async () => {
    const user = await review();
    await user.keyboard('7');
    await answer(0, 503);
    await screen.findByText('Score 7 is kept on this device and sent as soon as the line is back.');
    expect(pressed()).toEqual(['7']);
    fireEvent(window, new Event('online'));
    await answer(1);
    await screen.findByText('Scored 7');
    expect([sent(), stage.alert.mock.calls]).toEqual([[{ score: 7 }, { score: 7 }], []]);
  });

  it('takes the scores given here back, one after the other, and then nobody’s', async () => {
    const user = await review();
    for (const [index, key] of [...'37'].entries()) {
      await user.keyboard(key);
      await answer(index);
      await screen.findByText(`Scored ${key}`);
    }
    await user.keyboard('u');
    expect(pressed()).toEqual(['3']);
    await answer(2);
    await screen.findByText('Scored 3');
    await user.keyboard('u');
    expect(pressed()).toEqual([]);
    await answer(3);
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
    await user.keyboard('u');
    expect(sent()).toEqual([3, 7, 3, null].map((score) => ({ score })));
  });

  it('sends no key after the sign-out', async () => {
    const user = await review();
    await user.keyboard('38');
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await screen.findByRole('button', { name: 'Log In' });
    await answer(0);
    expect(sent()).toEqual([{ score: 3 }]);
    expect(stage.alert).not.toHaveBeenCalled();
  });

  const ben = { id: '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a99', name: 'Ben', role: 'reviewer' } as const;
  /** A colleague has given 3 in the meantime. */
  function overtake() {
    stage.colleagues(ben);
    stage.server.answer(`GET ${pathOf(anna)}/collaboration`, () =>
      json({ score: 3, scored_by: ben.id, scored_at: anna.created_at, assignee_id: null, present: [] }),
    );
    stage.server.answer(`PATCH ${pathOf(anna)}`, ({ body }) =>
      (body as { seen: number | null }).seen === 3
        ? json({ ...anna, score: 9, scored_by: ben.id, scored_at: anna.created_at })
        : problem(409, 'score_changed'),
    );
  }

  it.each([
    ['Keep score 9', 'Scored 9', 2],
    ['Take score 3', 'Scored 3', 1],
  ])('names the colleague who gave another score, and then does what is chosen: %s', async (choice, shown, calls) => {
    overtake();
    const user = await review();
    await user.keyboard('9');
    const dialog = await screen.findByRole('dialog', { name: 'A colleague was first' });
    expect(dialog.textContent).toMatch(/^A colleague was firstBen gave Anna Nowak 3, \d+ d ago\./);
    await user.click(within(dialog).getByRole('button', { name: choice }));
    await screen.findByText(shown);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toHaveLength(calls);
    expect(stage.alert).not.toHaveBeenCalled();
  });

  it('asks about a colleague’s score also where the next applicant is on the screen', async () => {
    overtake();
    const answerTo = stage.server.hold(`PATCH ${pathOf(anna)}`);
    const user = await review();
    await user.keyboard('9j');
    await screen.findByRole('heading', { name: 'Berta Next' });
    answerTo(problem(409, 'score_changed'));
    const dialog = await screen.findByRole('dialog', { name: 'A colleague was first' });
    expect(dialog.textContent).toContain('Ben gave Anna Nowak 3');
  });

  it('does not overtake a score that the list is saving', async () => {
    const { user } = await signIn();
    await user.selectOptions(await screen.findByLabelText('Score of Anna Nowak'), '3');
    await user.click(screen.getByRole('button', { name: 'Save', description: 'Anna Nowak' }));
    await user.click(screen.getByRole('link', { name: 'Review Anna Nowak' }));
    await screen.findByRole('heading', { name: 'Anna Nowak' });
    await user.keyboard('8{Escape}');
    const saving = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' });
    expect(saving.disabled).toBe(true);
    expect(sent()).toEqual([{ score: 3 }]);
    await answer(0);
    await answer(1);
    await screen.findByText('Current: 8');
    expect(sent()).toEqual([{ score: 3 }, { score: 8 }]);
  });
});
