import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DeclineForm, Declined, ReviewedApplication } from '@blue-peony/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { application, template } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { json, page, problem } from '../../../test/server.ts';

const stage = stageDesk();
const idOf = (n: number) => `018f3c1e-7a2b-7c3d-8e4f-00000000000${n}`;
const past = '2026-03-20T16:00:00.000Z';
const people = [
  application({ id: idOf(1), name: 'Anna Nowak', language: 'pl' }),
  application({ id: idOf(2), name: 'Berta', language: 'en' }),
  application({ id: idOf(3), name: 'Carla', language: 'en' }),
];
const subject = 'Your application {reference}';
const path = 'PUT /api/admin/declines/{id}';
const puts = () => stage.server.asked(path);
const forms = () => puts().map(({ body }) => body as DeclineForm);
const serve = (...replies: (() => Response)[]) => stage.server.answerInTurn(path, ...replies);
const sent = (declined: Partial<Declined> = {}) => json({ sent: people.map(({ id }) => id), refused: [], ...declined });

/** `now`: how the service knows the selected ones when the dialog opens; the list is older. */
let now: ReviewedApplication[];

beforeEach(() => {
  now = people;
  stage.shows(...people);
  stage.server.answer('GET /api/admin/applications?*', () => page(now));
  stage.server.answer('GET /api/admin/answer-templates', () =>
    json({
      items: [
        template('decline', 'en', '{greeting}\n\nNot this time.\n\n{staff_name}\n{agency}', subject),
        template('decline', 'pl', '{greeting}\n\nTym razem nie.', subject),
      ],
    }),
  );
});

async function select() {
  const { user } = await signIn();
  for (const { name } of people) await user.click(await screen.findByLabelText(`Select ${name}`));
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline 3 applicants' }));
    await dialog.findByText(/go(?:es)? out\.$|None of them/);
    return dialog;
  };
  return { user, open };
}

describe('a decline of many', () => {
  it('shows the email of each language as one of its readers gets it, and sends it once, however often it is pressed', async () => {
    serve(
      () => problem(503, 'unavailable'),
      () => sent(),
    );
    const { user, open } = await select();
    const dialog = await open();
    expect(dialog.getByText('3 emails go out.').isConnected).toBe(true);
    const english = within(dialog.getByRole('group', { name: 'English: 2 applicants' }));
    expect(english.getByText('As Berta gets it').nextSibling?.textContent).toBe(
      'Your application A-018F3C1EHi Berta,\n\nNot this time.\n\nstaff\nBlue Peony',
    );
    const polish = within(dialog.getByRole('group', { name: 'Polish: 1 applicant' }));
    expect(polish.getByText('As Anna Nowak gets it').nextSibling?.textContent).toMatch(
      /Dzień dobry!\n\nTym razem nie\.$/,
    );
    await user.dblClick(dialog.getByRole('button', { name: 'Send 3 emails' }));
    await dialog.findByText('Nothing is sent. Try again: nobody gets it twice.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(new Set(puts().map(({ path: called }) => called)).size).toBe(1);
    expect(forms()[1]).toEqual({
      ids: people.map(({ id }) => id),
      words: {
        en: { subject: 'Your application {reference}', text: '{greeting}\n\nNot this time.\n\nstaff\nBlue Peony' },
        pl: { subject: 'Your application {reference}', text: '{greeting}\n\nTym razem nie.' },
      },
    });
    expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull();
  });

  it('cannot be sent to nobody, and says before and afterwards who gets none, and why', async () => {
    serve(() => sent({ sent: [idOf(2)], refused: [] }));
    now = people.map((person) => ({ ...person, replied_at: past }));
    const { user, open } = await select();
    const nobody = await open();
    expect(nobody.getByText('None of them can be declined by email.').isConnected).toBe(true);
    expect(nobody.queryByRole('button', { name: /^Send/ })).toBeNull();
    await user.click(nobody.getByRole('button', { name: 'Cancel' }));

    now = [{ ...people[0]!, result_told_at: past }, people[1]!];
    const dialog = await open();
    expect(dialog.getByText('1 email goes out.').isConnected).toBe(true);
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1: an automatic email has told them that they qualified: answer them one by one (Anna Nowak)',
      '1: sealed, erased or changed meanwhile ',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Send 1 email' }));
    await screen.findByText(
      /^1 applicant not declined: an automatic email has told .* 1 applicant not declined: sealed/,
    );
    expect(forms()[0]!.ids).toEqual([idOf(2)]);
  });

  it('takes other words for this sending, and keeps them when all of it is taken back', async () => {
    const leaving = {
      id: idOf(9),
      at: past,
      staff_id: idOf(8),
      channel: 'mail',
      decision: 'decline',
      language: 'en',
      subject: 'Your application',
      text: 'Hi Berta,',
      leaves_at: past,
    };
    let isLeaving = false;
    stage.server.answer('GET /api/admin/leaving-answers', () =>
      json({ items: isLeaving ? [{ application_id: idOf(2), name: 'Berta', together: 3, answer: leaving }] : [] }),
    );
    stage.server.answer(`DELETE /api/admin/leaving-answers/${leaving.id}`, () => json(people[1]));
    serve(() => {
      isLeaving = true;
      return sent();
    });
    const { user, open } = await select();
    const dialog = await open();
    const typed = (within_ = dialog) =>
      within(within_.getByRole('group', { name: /^English/ })).getByLabelText<HTMLTextAreaElement>('Text');
    fireEvent.change(typed(), { target: { value: '{greeting} {reason}' } });
    expect(dialog.getByText(/^Leave no field empty/).isConnected).toBe(true);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send 3 emails' }).disabled).toBe(true);
    fireEvent.change(typed(), { target: { value: '{greeting} Sorry.' } });
    expect(dialog.getByText('Hi Berta, Sorry.').isConnected).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Send 3 emails' }));
    await screen.findByText('3 answers leave within seconds.');
    expect(forms()[0]!.words.en!.text).toBe('{greeting} Sorry.');
    isLeaving = false;
    await user.click(screen.getByRole('button', { name: 'Take all back' }));
    await screen.findByText(/^All taken back/);
    for (const { name } of people) await user.click(screen.getByLabelText(`Select ${name}`));
    expect(typed(await open()).value).toBe('{greeting} Sorry.');
  });

  it('is for a hundred at most', async () => {
    const many = Array.from({ length: 101 }, (_, n) =>
      application({ id: `018f3c1e-7a2b-7c3d-8e4f-000000000${100 + n}`, name: `Row ${n}` }),
    );
    stage.server.answer('GET /api/admin/applications', () => page(many));
    const { user } = await signIn();
    await user.click(await screen.findByLabelText('Select Row 0'));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Decline' });
    expect(button.disabled).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Select all 101 loaded' }));
    await waitFor(() => expect(button.disabled).toBe(true));
  });
});
