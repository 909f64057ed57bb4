import { expect, it } from '@jest/globals';
import type { Reply } from '@blue-peony/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { answered, anna, compose, ok, send, stageAnswers } from '../../../test/composing.tsx';
import { savedFiles } from '../../../test/browser.ts';
import { signIn } from '../../../test/desk.tsx';
import { reply } from '../../../test/replies.ts';
import { json, page, problem } from '../../../test/server.ts';

const desk = stageAnswers();
const path = `/api/admin/applications/${anna.id}/replies`;
const waiting = { ...anna, replied_at: anna.created_at, answer_wanted_at: '2026-03-21T09:00:00.000Z' };

async function open(...items: Reply[]) {
  desk.stage.server.answer(`GET ${path}`, () => json({ items }));
  const { user } = await signIn(`/review/${anna.id}`);
  const thread = within(await screen.findByRole('region', { name: 'Conversation' }));
  await thread.findAllByRole('listitem');
  return { user, thread };
}

it('shows her mails and our answers in one thread by time, and folds what a mail quotes', async () => {
  desk.answers = [answered({ text: 'Zapraszam' })];
  const { user, thread } = await open(
    reply({ id: '018f3c1e-7a2b-7c3d-8e4f-0000000000d0', at: '2026-03-20T15:30:00.000Z', text: 'שלום', waits: false }),
    reply({ quoted: 'On Friday the agency wrote' }),
  );
  const texts = within(thread.getByRole('list', { name: 'Conversation, newest first' }))
    .getAllByRole('article')
    .map(({ textContent }) => /Chętnie|Zapraszam|שלום/.exec(textContent)?.[0]);
  expect(texts).toEqual(['Chętnie', 'Zapraszam', 'שלום']);
  expect(thread.getByText('שלום').dir).toBe('auto');
  expect(thread.queryByText('On Friday the agency wrote')).toBeNull();
  await user.click(thread.getByRole('button', { name: 'Show what it quotes' }));
  thread.getByText('On Friday the agency wrote');
});

it('marks what came from another address, keeps quiet about what no person wrote, and names the applicant where only her address is said', async () => {
  const { thread } = await open(
    reply({ other_sender: true, waits: false, from_address: 'else@mail.example', text: 'Not hers' }),
    reply({ id: '018f3c1e-7a2b-7c3d-8e4f-0000000000d2', kind: 'vacation', waits: false, text: 'Jestem na urlopie' }),
    reply({ id: '018f3c1e-7a2b-7c3d-8e4f-0000000000d3', waits: false, from_name: '', text: 'Hers' }),
    reply({
      id: '018f3c1e-7a2b-7c3d-8e4f-0000000000d4',
      waits: false,
      from_name: '',
      other_sender: true,
      text: 'Unnamed',
    }),
  );
  const cardOf = (words: string) => within(thread.getByText(words).closest('article')!);
  cardOf('Not hers').getByText('From another address');
  cardOf('Not hers').getByText('else@mail.example');
  expect(thread.getByText(/^Automatic answer/).closest('details')?.open).toBe(false);
  const headOf = (words: string) => thread.getByText(words).closest('article')!.querySelector('p')!.textContent;
  expect(headOf('Hers')).toMatch(/^Anna Nowak\s?anna@mail\.example/);
  expect(headOf('Unnamed')).toMatch(/^anna@mail\.example/);
});

it('covers a picture until it is opened with the session, under the reader’s name, and saves other files', async () => {
  const saved = savedFiles();
  const file = { type: 'image/webp', bytes: 2_340_000, picture: true };
  const [selfie, paper] = ['018f3c1e-7a2b-7c3d-8e4f-0000000000f1', '018f3c1e-7a2b-7c3d-8e4f-0000000000f2'];
  const { user, thread } = await open(
    reply({
      files: [
        { ...file, id: selfie, name: 'ja.jpg' },
        { ...file, id: paper, name: 'umowa.pdf', type: 'application/pdf', picture: false },
      ],
    }),
  );
  const opened = () => desk.stage.server.calls.filter(({ path: called }) => called.includes('/files/'));
  expect(opened()).toEqual([]);
  desk.stage.server.answer('GET /api/admin/replies/{id}/files/{id}', () => new Response('bytes'));
  await user.click(thread.getByRole('button', { name: 'Open picture ja.jpg' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'ja.jpg' }));
  expect(viewer.getByRole<HTMLImageElement>('img', { name: 'ja.jpg of Anna Nowak' }).src).toBe('blob:saved');
  viewer.getAllByText(/^staff · \d{4}-/);
  expect(opened().map(({ token }) => token)).toEqual(['Bearer token-1']);
  await user.click(viewer.getByRole('button', { name: 'Close' }));
  await user.click(thread.getByRole('button', { name: 'Download umowa.pdf 2.3 MB' }));
  await waitFor(() => expect(saved).toEqual(['blob:saved umowa.pdf']));
});

it('takes a mail that needs no answer out of what waits, and puts it back', async () => {
  let settled = false;
  desk.stage.server.answer('GET /api/admin/applications', () => page([waiting]));
  const { user, thread } = await open(reply());
  desk.stage.server.answer(`GET ${path}`, () =>
    json({ items: [reply({ waits: !settled, settled_at: settled ? '2026-03-21T10:00:00.000Z' : null })] }),
  );
  desk.stage.server.answer(`PUT ${path}/settled`, ({ body }) => {
    ({ settled } = body as { settled: boolean });
    return json({ ...waiting, answer_wanted_at: settled ? null : waiting.answer_wanted_at });
  });
  await screen.findByText(/^Their reply waits \d+ d/);
  await user.click(thread.getByRole('button', { name: 'Needs no answer' }));
  await thread.findByText('No answer needed.');
  expect(screen.queryByText(/^Their reply waits/)).toBeNull();
  await user.click(thread.getByRole('button', { name: 'Let it wait again' }));
  await screen.findByText(/^Their reply waits/);
  desk.stage.server.answer(`PUT ${path}/settled`, () => problem(503, 'unavailable'));
  await user.click(thread.getByRole('button', { name: 'Needs no answer' }));
  await thread.findByText('That could not be saved.');
});

it('answers in the same thread: own words under her subject, in her language, and nothing waits then', async () => {
  desk.stage.server.answer('GET /api/admin/applications', () => page([waiting]));
  desk.stage.server.answer(`GET ${path}`, () => json({ items: [reply()] }));
  desk.serve(ok);
  const { user, dialog } = await compose('');
  const subject = dialog.getByLabelText<HTMLInputElement>('Subject');
  await waitFor(() => expect(subject.value).toBe('Re: Porozmawiajmy'));
  await user.type(dialog.getByLabelText('Text'), `W piątek${send}`);
  await waitFor(() =>
    expect(desk.sent()).toMatchObject([
      { decision: 'own', language: 'pl', subject: 'Re: Porozmawiajmy', text: 'W piątek' },
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/^Their reply waits/)).toBeNull());
});
