import { beforeEach, expect, it } from '@jest/globals';
import { undirected } from '@blue-peony/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { application, detail, record, template } from '../test/applications.ts';
import { setWide } from '../test/browser.ts';
import { signIn, stageDesk } from '../test/desk.tsx';
import { json, page } from '../test/server.ts';

const stage = stageDesk();
const hebrew = /[\u0590-\u05ff]/;
const when = '2026-03-20T16:00:00.000Z';
const olga = '018f3c1e-7a2b-7c3d-8e4f-00000000000a';
const texts = ['country', 'city', 'zip_code', 'instagram', 'tiktok', 'onlyfans_username', 'other_socials', 'message'];
const noa = application({
  ...Object.fromEntries(texts.map((name) => [name, `שלום ${name}`])),
  name: 'נועה',
  matching_note: 'שלום note',
});
const at = `/api/admin/applications/${noa.id}`;
const corrections = [{ at: when, staff_id: null, field: 'city', before: 'שלום before', after: 'שלום after' }];
const duplicate = { id: olga, name: 'שלום duplicate', created_at: when, score: null, same: ['email'] };
const note = { id: olga, created_at: when, author_id: olga, text: 'שלום note', edited_at: null };
const answer = {
  id: noa.id,
  at: when,
  staff_id: olga,
  channel: 'copied',
  decision: 'invite',
  language: 'en',
  subject: 'שלום subject',
  text: 'שלום answer',
  leaves_at: null,
};

beforeEach(() => {
  localStorage.clear();
  stage.server.answer('GET /api/admin/applications?*', () => page([noa]));
  stage.server.answer('GET /api/admin/applications', () => page([noa]));
  stage.server.answer(`GET ${at}`, () => json(detail({ ...noa, duplicates: [duplicate] } as never)));
  stage.server.answer(`GET ${at}/answers`, () => json({ items: [answer], result_told_at: null }));
  stage.server.answer(`GET ${at}/stream`, () =>
    json({ entries: [{ at: when, staff_id: olga, kind: 'note_added', detail: { note: olga } }], notes: [note] }),
  );
  stage.server.answer(`GET ${at}/record`, () =>
    json(record({ id: noa.id, held_at: when, hold_reason: 'שלום hold', corrections })),
  );
  stage.colleagues({ id: olga, name: 'Olga', role: 'reviewer' });
  stage.server.answer('GET /api/admin/answer-templates', () =>
    json({ items: [template('invite', 'pl', '{greeting}\nשלום', 'שלום')] }),
  );
});

const shown = (...parts: string[]) =>
  waitFor(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const text = [document.body.textContent, ...fields].join('\n');
    for (const part of parts) expect(text).toContain(part);
  });
const wrong = () => undirected(document.body, hebrew);

it.each([
  ['table', true, false],
  ['compact list', true, true],
  ['cards', false, false],
])('a text of an applicant has its own direction in the %s, and in what a search found', async (_, wide, dense) => {
  if (dense) localStorage.setItem('blue-peony-dense', 'yes');
  setWide(wide);
  await signIn('?q=שלום');
  await shown('נועה', 'שלום city');
  if (!dense) await shown('שלום note');
  expect(wrong()).toEqual([]);
});

it('a text of an applicant or about one has its own direction in the review and its dialogs', async () => {
  const { user } = await signIn(`/review/${noa.id}`);
  await shown('שלום message', 'שלום note', 'שלום answer', 'שלום duplicate', 'שלום before', 'שלום after', 'שלום hold');
  expect(wrong()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Edit the note of Olga' }));
  await user.type(screen.getByLabelText('New note'), 'שלום draft');
  await user.click(screen.getByRole('button', { name: 'Correct details' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name or pseudonym').value).toBe('נועה');
  expect(wrong()).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await shown('Answer נועה', '\nשלום');
  expect(wrong()).toEqual([]);
});
