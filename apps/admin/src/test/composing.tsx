import { beforeEach, expect, jest } from '@jest/globals';
import type { Answer, AnswerForm } from '@blue-peony/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { application, template } from './applications.ts';
import { signIn, stageDesk } from './desk.tsx';
import { json, staff } from './server.ts';

export const anna = application();
export const answersPath = `/api/admin/applications/${anna.id}/answers`;
const olga = '018f3c1e-7a2b-7c3d-8e4f-00000000000a';

const templates = [
  template('invite', 'pl', '{greeting}\n\nKiedy Ci pasuje?\n\n{staff_name}\n{agency}'),
  template('decline', 'pl', '{greeting}\n\nTym razem nie.'),
  template('later', 'pl', 'Dziś nie możemy. Powód jest taki: {reason}'),
  template('decline', 'de', '{greeting}\n\ndieses Mal nicht, {reference}.'),
];

export const answered = (changes: Partial<Answer> = {}): Answer => ({
  id: '018f3c1e-7a2b-7c3d-8e4f-0000000000bb',
  at: '2026-03-20T16:00:00.000Z',
  staff_id: olga,
  channel: 'mail',
  decision: 'invite',
  language: 'pl',
  subject: 'Porozmawiajmy',
  text: 'Dzień dobry!',
  leaves_at: null,
  ...changes,
});

export const ok = () => json(answered({ staff_id: staff().id }));

const put = 'PUT /api/admin/applications/{id}/answers/{id}';
export const invite = '{Alt>}[Digit1]{/Alt}';
export const send = '{Control>}{Enter}{/Control}';

/** A desk that answers Anna Nowak, in Polish. */
export function stageAnswers() {
  const stage = stageDesk();
  const server = {
    stage,
    answers: [] as Answer[],
    toldAt: null as string | null,
    /** Hears each page that the desk opens. */
    opened: jest.fn(),
    puts: () => stage.server.asked(put),
    sent: () => stage.server.bodies(put) as AnswerForm[],
    /** The server's responses to answers in order, independent of their keys. */
    serve: (...replies: (() => Response)[]) => stage.server.answerInTurn(put, ...replies),
  };
  beforeEach(() => {
    server.answers = [];
    server.toldAt = null;
    server.opened = jest.fn();
    jest.spyOn(window, 'open').mockImplementation((...given) => {
      server.opened(...given);
      return null;
    });
    stage.shows(anna);
    stage.server.answer(`GET ${answersPath}`, () => json({ items: server.answers, result_told_at: server.toldAt }));
    stage.server.answer('GET /api/admin/answer-templates', () => json({ items: templates }));
    stage.colleagues({ id: olga, name: 'Olga', role: 'reviewer' });
  });
  return server;
}

/** Opens the composer, with the template of an invitation unless told otherwise. */
export async function compose(keys = invite) {
  const { user } = await signIn(`/review/${anna.id}`);
  await screen.findByRole('heading', { name: anna.name });
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('region', { name: 'Answer Anna Nowak' }));
  await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Decline/ }).disabled).toBe(false));
  // jsdom does not focus what is marked for it when a dialog opens.
  dialog.getByLabelText('Text').focus();
  if (keys) await user.keyboard(keys);
  return { user, dialog, text: () => dialog.getByLabelText<HTMLTextAreaElement>('Text').value };
}
