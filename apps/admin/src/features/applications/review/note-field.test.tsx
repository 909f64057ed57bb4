import { beforeEach, expect, it } from '@jest/globals';
import type { Colleague } from '@blue-peony/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { application } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { json, staff } from '../../../test/server.ts';

const stage = stageDesk();
const anna = application();
const [ben, bea, sue]: [Colleague, Colleague, Colleague] = [
  { id: '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a90', name: 'Ben', role: 'reviewer' },
  { id: '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a91', name: 'Bea Kowalska', role: 'reviewer' },
  { id: '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a92', name: 'Sue', role: 'support' },
];
const path = `/api/admin/applications/${anna.id}/notes`;
const note = { id: '018f3c1e-7a2b-7c3d-8e4f-0000000000aa', created_at: anna.created_at, author_id: staff().id };
const entry = { at: note.created_at, staff_id: note.author_id, kind: 'note_added', detail: { note: note.id } };

beforeEach(() => {
  stage.shows(anna);
  stage.colleagues({ ...ben, id: staff().id, name: 'Beata' }, ben, bea, sue, { ...sue, id: anna.id, away: true });
  stage.server.answer(`POST ${path}`, ({ body }) => json({ ...note, ...(body as object) }, 201));
});

async function write(...keys: string[]) {
  const { user } = await signIn(`/review/${anna.id}`);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('New note');
  await user.click(field);
  for (const each of keys) await user.keyboard(each);
  return { user, field };
}
const list = () => screen.queryByRole('listbox', { name: 'Colleagues to mention' });
const offers = () => [...(list()?.children ?? [])].map(({ textContent }) => textContent);
const added = () => stage.server.bodies(`POST ${path}`);

it('offers colleagues who read applications after an @, by name, and mentions whom the keys choose', async () => {
  const { user, field } = await write('Ask @be');
  await waitFor(() => expect(offers()).toEqual(['Ben', 'Bea Kowalska']));
  const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(marked()).toBe('Ben');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Bea Kowalska');
  await user.keyboard('{Enter}about it');
  expect([field.value, offers()]).toEqual(['Ask @Bea Kowalska about it', []]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(added()).toEqual([{ text: 'Ask @Bea Kowalska about it', mentions: [bea.id] }]));
});

it('mentions whom a press chooses, also in the middle of a text, and the field keeps the focus', async () => {
  const { user, field } = await write('call her', '{Home}@b');
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Ben' }));
  expect([field.value, document.activeElement]).toEqual(['@Ben call her', field]);
  expect(field.selectionStart).toBe('@Ben '.length);
});

it('Escape closes the offer first, and a text without a mention names nobody', async () => {
  const { user, field } = await write('@be');
  await waitFor(() => expect(offers()).not.toEqual([]));
  await user.keyboard('{Escape}');
  expect([offers(), document.activeElement]).toEqual([[], field]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(added()).toEqual([{ text: '@be' }]));
});

it('sets off those whom a note mentions, and tells of those whom an edited one does', async () => {
  const stored = { ...note, text: 'For @Ben', mentions: [ben.id], edited_at: null };
  stage.server.answer('GET /api/admin/applications/{id}/stream', () => json({ entries: [entry], notes: [stored] }));
  stage.server.answer(`PATCH ${path}/${note.id}`, ({ body }) => json({ ...stored, ...(body as object) }));
  const { user } = await signIn(`/review/${anna.id}`);
  const card = within((await screen.findByText('@Ben')).closest('article')!);
  expect(card.getByText('@Ben').tagName).toBe('STRONG');
  await user.click(card.getByRole('button', { name: 'Edit the note of You' }));
  await user.type(card.getByLabelText('Text of the note'), ' and @Bea Kowalska');
  await user.click(card.getByRole('button', { name: 'Save note' }));
  await waitFor(() =>
    expect(stage.server.bodies(`PATCH ${path}/${note.id}`)).toEqual([
      { text: 'For @Ben and @Bea Kowalska', mentions: [ben.id, bea.id] },
    ]),
  );
});
