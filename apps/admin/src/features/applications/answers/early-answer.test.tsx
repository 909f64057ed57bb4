import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anna, answered, answersPath, compose, ok, send, stageAnswers } from '../../../test/composing.tsx';
import { signIn } from '../../../test/desk.tsx';
import { json, problem } from '../../../test/server.ts';

const desk = stageAnswers();

it('an answer goes before it is known who answered, and comes back to be looked at when somebody had, or the result was told', async () => {
  let know = () => {};
  const known = new Promise<void>((resolve) => (know = resolve));
  const before = answered({ text: 'Ich war schneller' });
  desk.answers = [before];
  desk.stage.server.answer(`GET ${answersPath}`, () =>
    known.then(() => json({ items: desk.answers, result_told_at: desk.toldAt })),
  );
  desk.toldAt = '2026-03-20T16:00:00.000Z';
  desk.serve(
    () => problem(409, 'already_answered'),
    () => problem(409, 'result_told'),
    ok,
  );
  const { user, dialog } = await compose();
  await user.keyboard(send);
  await waitFor(() => expect(desk.sent()).toMatchObject([{ after: null, told: false }]));
  know();
  await user.click(await dialog.findByRole('button', { name: 'I have read it' }));
  await user.keyboard(send);
  await dialog.findByText(/^The automatic email with the result has just gone/);
  await user.keyboard(send);
  await screen.findByText(/^Replied after/);
  expect(desk.sent().map(({ after, told }) => [after, told])).toEqual([
    [null, false],
    [before.id, false],
    [before.id, true],
  ]);
});

it('the composer says nothing of WhatsApp while the templates are away', async () => {
  desk.stage.server.answer('GET /api/admin/answer-templates', () => problem(400, 'bad_request'));
  const { user } = await signIn(`/review/${anna.id}`);
  await screen.findByRole('heading', { name: anna.name });
  await user.keyboard('a');
  await screen.findByText('The templates could not be loaded.');
  expect(screen.queryByText(/country code/)).toBeNull();
});
