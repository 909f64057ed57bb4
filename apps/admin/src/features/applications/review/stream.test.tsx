import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { StreamEntry, StreamNote } from '@blue-peony/contracts';
import { writeDraft } from '../../../drafts/drafts.ts';
import { application } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { json, problem, staff } from '../../../test/server.ts';

const stage = stageDesk();
const anna = application({ file_urls: ['17-a.jpg', '17-b.jpg'] });
const [olga, ben] = ['018f3c1e-7a2b-7c3d-8e4f-00000000000a', '018f3c1e-7a2b-7c3d-8e4f-00000000000b'] as const;
const noteId = '018f3c1e-7a2b-7c3d-8e4f-0000000000aa';
const call = (rest = '', method = 'GET') => `${method} /api/admin/applications/${anna.id}${rest}`;

const at = (minute: number) => new Date(Date.UTC(2026, 2, 21, 9, minute)).toISOString();
const added: StreamEntry = { at: at(5), staff_id: olga, kind: 'note_added', detail: { note: noteId } };
const note: StreamNote = { id: noteId, created_at: at(5), author_id: olga, text: 'Call her', edited_at: null };

type Told = { entries?: StreamEntry[]; notes?: StreamNote[]; mails?: object[]; replies?: StreamEntry[] };
async function review({ entries = [], notes = [], mails = [], replies = [] }: Told) {
  stage.shows(anna);
  stage.server.answer(call('/mails'), () => json({ items: mails }));
  stage.server.answer(call('/stream'), () => json({ entries, replies, notes }));
  stage.colleagues({ id: olga, name: 'Olga', role: 'reviewer' }, { id: ben, name: 'Ben', role: 'manager' });
  const { user } = await signIn(`/review/${anna.id}`);
  return user;
}
const lines = async (first: RegExp | string) => {
  await screen.findByText(first);
  const list = screen.getByRole('list', { name: 'History, newest first' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/^\w+ \d+, \d+, [\d:]+\s[AP]M/u, ''));
};

it('what happened to an applicant and was done with her mails stands in words with the names of those who did it, the newest first', async () => {
  const own = staff().id;
  const photo = (minute: number, name: string): StreamEntry => ({
    at: at(minute),
    staff_id: ben,
    kind: 'photo_opened',
    detail: { photo: name },
  });
  const entries: StreamEntry[] = [
    { at: at(9), staff_id: ben, kind: 'assigned', detail: { to: own } },
    { at: at(8), staff_id: olga, kind: 'replied', detail: { replied: true } },
    { at: at(7), staff_id: own, kind: 'scored', detail: { from: 3, to: 9 } },
    { at: at(6), staff_id: noteId, kind: 'scored', detail: { from: null, to: 3 } },
    photo(5, '17-b.jpg'),
    photo(4, '17-a.jpg'),
    { at: at(3), staff_id: null, kind: 'corrected', detail: { field: 'city' } },
    { at: at(0), staff_id: null, kind: 'submitted', detail: {} },
  ];
  const replies: StreamEntry[] = [
    { at: at(13), staff_id: own, kind: 'replies_settled', detail: { settled: false } },
    { at: at(12), staff_id: ben, kind: 'replies_settled', detail: { settled: true } },
    { at: at(2), staff_id: olga, kind: 'reply_put_back', detail: {} },
    { at: at(1), staff_id: olga, kind: 'reply_placed', detail: {} },
  ];
  await review({ entries, replies });
  expect(await lines('Ben handed it to you')).toEqual([
    'You let their emails wait for an answer again',
    'Ben noted that their emails need no answer',
    'Ben handed it to you',
    'Olga marked it as replied',
    'You changed the score from 3 to 9',
    'A former colleague gave 3',
    'Ben looked at photos 1 and 2',
    'The applicant corrected: City',
    'Olga put an assigned email back among the unknown',
    'Olga assigned an email of theirs that fit nobody',
    'The application came in',
  ]);
});

it('mails stand in the stream with their kind, their state and its reason, and can be sent again', async () => {
  const mail = {
    event_id: noteId,
    recipient: 'applicant',
    mail: 'received',
    state: 'waiting',
    attempts: 1,
    sent_at: null,
  };
  const mails = [
    { ...mail, state: 'refused', last_error_code: '550', created_at: at(5) },
    { ...mail, last_error_code: 'gathered', created_at: at(4) },
    { ...mail, mail: 'answer', last_error_code: 'mailbox_limit', created_at: at(3) },
    { ...mail, mail: 'assessed', state: 'erased', last_error_code: null, created_at: at(2) },
  ].map((each, index) => ({ ...each, event_id: `${noteId.slice(0, -1)}${index}` }));
  const user = await review({ entries: [{ at: at(0), staff_id: null, kind: 'submitted', detail: {} }], mails });
  expect(await lines('Refused by the mailbox')).toEqual([
    'Email with the receipt: Refused by the mailbox, 1 attempt, 550. Email does not reach them: call them',
    'Email with the receipt: Waiting, 1 attempt, gathered into the next email to this address',
    'Email with the answer: Waiting, 1 attempt, held back until this address may get another email',
    'Email with the result: Not sent: a person had answered, or it was closed',
    'The application came in',
  ]);
  stage.server.answer(call('/mails', 'POST'), () => json({ event_id: noteId }, 202));
  await user.click(screen.getByRole('button', { name: 'Send to the applicant again' }));
  await screen.findByText('A new email is on its way.');
  expect(stage.server.bodies(call('/mails', 'POST'))).toEqual([{ recipient: 'applicant' }]);
  stage.server.answer(call('/mails', 'POST'), () => problem(429, 'rate_limited'));
  await user.click(screen.getByRole('button', { name: 'Send to the applicant again' }));
  await screen.findByText(/was resent three times within an hour/);
});

it('a new note that could not be saved keeps its text, and stands in the stream at once, before the server tells of it', async () => {
  const user = await review({});
  await waitFor(() => expect(stage.server.asked(call('/stream'))).toHaveLength(1));
  stage.server.hold(call('/stream'));
  const answer = { id: noteId, created_at: at(5), author_id: olga, text: 'Call her' };
  stage.server.answerInTurn(
    call('/notes', 'POST'),
    () => problem(500, 'internal'),
    () => json(answer, 201),
  );
  await user.type(screen.getByLabelText('New note'), 'Call her');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The note could not be saved.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Call her');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  const shown = (await screen.findByText('Call her', { selector: 'p' })).closest('li');
  expect(shown?.textContent).toMatch(/^Olga · /);
  expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('');
});

it('a manager edits and removes the note of a colleague', async () => {
  const user = await review({ entries: [added], notes: [note] });
  await user.click(await screen.findByRole('button', { name: 'Edit the note of Olga' }));
  const field = screen.getByLabelText('Text of the note');
  await user.clear(field);
  await user.type(field, 'Write to her');
  stage.server.answer(call(`/notes/${noteId}`, 'PATCH'), () =>
    json({ ...note, text: 'Write to her', edited_at: at(6) }),
  );
  stage.server.answer(call('/stream'), () =>
    json({ entries: [added], notes: [{ ...note, text: 'Write to her', edited_at: at(6) }] }),
  );
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect((await screen.findByText('Write to her', { selector: 'p' })).closest('article')?.textContent).toMatch(
    /edited/,
  );

  stage.server.answer(call(`/notes/${noteId}`, 'DELETE'), () => json({}));
  const removed: StreamEntry = { at: at(8), staff_id: staff().id, kind: 'note_removed', detail: { note: noteId } };
  stage.server.answer(call('/stream'), () => json({ entries: [removed, added], notes: [] }));
  await user.click(screen.getByRole('button', { name: 'Remove the note of Olga' }));
  await user.click(screen.getByRole('button', { name: 'Remove for good' }));
  expect(await lines('You removed a note')).toEqual(['You removed a note', 'Olga wrote a note that is removed']);
});

it('what is typed on in another tab while a note is saved stays a draft', async () => {
  const user = await review({ entries: [added], notes: [note] });
  const [add, edit] = [call('/notes', 'POST'), call(`/notes/${noteId}`, 'PATCH')].map((row) => stage.server.hold(row));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('New note');
  await user.type(field, 'Ask');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await user.click(await screen.findByRole('button', { name: 'Edit the note of Olga' }));
  const edited = screen.getByLabelText<HTMLTextAreaElement>('Text of the note');
  await user.type(edited, ' now');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect([field.readOnly, edited.readOnly]).toEqual([true, true]));
  act(() => {
    writeDraft('note', anna.id, 'Ask twice');
    writeDraft('note', noteId, 'Call her now or never');
  });
  add!(json({ ...note, id: ben, text: 'Ask' }, 201));
  edit!(json(note));
  await waitFor(() => expect([field.readOnly, edited.readOnly]).toEqual([false, false]));
  expect([field.value, edited.value]).toEqual(['Ask twice', 'Call her now or never']);
});

it('Escape keeps an edited note, and leaving one gives the focus back to the button that opened it', async () => {
  const user = await review({ entries: [added], notes: [note] });
  const open = () => screen.findByRole('button', { name: 'Edit the note of Olga' });
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text of the note');
  await user.click(await open());
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(await open());
  await user.click(await open());
  await user.type(field(), ' now');
  await user.keyboard('{Escape}');
  expect([field().value, document.activeElement]).toEqual(['Call her now', document.body]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(await open());
  stage.server.answer(call(`/notes/${noteId}`, 'PATCH'), () => json(note));
  await user.click(await open());
  await user.type(field(), ' now');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(async () => expect(document.activeElement).toBe(await open()));
});

it('a reviewer changes her own notes, and none of others', async () => {
  stage.as({ role: 'reviewer' });
  const own = { ...note, id: olga, author_id: staff().id, text: 'Mine' };
  await review({ entries: [{ ...added, detail: { note: own.id } }, added], notes: [own, note] });
  await screen.findByRole('button', { name: 'Edit the note of You' });
  expect(screen.queryByRole('button', { name: 'Edit the note of Olga' })).toBeNull();
});

it('a long history is folded to its newest lines and all of its notes', async () => {
  const scored = (minute: number): StreamEntry => ({
    at: at(10 + minute),
    staff_id: olga,
    kind: 'scored',
    detail: { from: null, to: 1 + (minute % 10) },
  });
  const entries = [...Array.from({ length: 30 }, (_, index) => scored(30 - index)), added];
  const user = await review({ entries, notes: [note] });
  expect(await lines('Call her')).toHaveLength(13);
  await user.click(screen.getByRole('button', { name: 'Show all 31' }));
  expect(await lines('Call her')).toHaveLength(31);
});

it('a note that the live feed brings appears by itself, once also where it is one’s own whose answer comes later', async () => {
  const feed = stage.feed();
  const user = await review({ entries: [{ at: at(0), staff_id: null, kind: 'submitted', detail: {} }] });
  await screen.findByText('The application came in');
  await feed.opened();
  const save = stage.server.hold(call('/notes', 'POST'));
  await user.type(screen.getByLabelText('New note'), 'Call her');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  stage.server.answer(call('/stream'), () => json({ entries: [added], notes: [note] }));
  feed.tell('application', { id: anna.id, kind: 'changed', at: at(5) });
  // Well before the next scheduled refetch of the history.
  await screen.findByText('Call her', { selector: 'p' }, { timeout: 8_000 });
  stage.server.hold(call('/stream'));
  save(json({ id: noteId, created_at: at(5), author_id: olga, text: 'Call her' }, 201));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe(''));
  expect(screen.getAllByText('Call her', { selector: 'p' })).toHaveLength(1);
});
