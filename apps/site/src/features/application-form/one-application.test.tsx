import '../../test/setup-dom.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, problem } from '../../test/fake-api.ts';
import { closeAlert, filledForm, showForm } from '../../test/show-form.tsx';
import { keepDraft, keepTime } from './draft.ts';

const lost = problem(500, 'internal');

beforeEach(() => {
  cleanup();
  [sessionStorage, localStorage].forEach((store) => store.clear());
});

/** The form in a newly opened tab. */
function reopened() {
  cleanup();
  return showForm();
}

test('content that is changed while the outcome is unknown asks with the old key, and what had arrived is the application', async () => {
  const calls = fakeApi({ applications: [lost, problem(409, 'idempotency_mismatch')] });
  const { type, press, accepted, onAccepted } = filledForm();
  press();
  await closeAlert();
  type('city', 'Paris');
  press();
  expect(await closeAlert()).toContain('before you made your last changes');
  await accepted();
  expect(calls.map(({ body }) => body!.city)).toEqual(['London', 'Paris', 'London']);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(onAccepted.mock.calls[0]![0]).toMatchObject({ city: 'London' });
  expect(sessionStorage.length).toBe(0);
});

test('content that is changed after a refusal goes under a new key, unless an earlier outcome is unknown', async () => {
  const refused = problem(422, 'validation_failed');
  const calls = fakeApi({ applications: [refused, lost, refused] });
  const { type, press, accepted } = filledForm();
  for (const city of ['Paris', 'Rome', 'Oslo']) {
    type('city', city);
    press();
    await closeAlert();
  }
  type('city', 'Bonn');
  press();
  await accepted();
  const [first, ...later] = calls.map(({ key }) => key);
  expect(later).not.toContain(first);
  expect(new Set(later).size).toBe(1);
});

test('a reload after a press keeps the values and the key', async () => {
  const calls = fakeApi({ applications: [lost] });
  filledForm().press();
  await closeAlert();
  const { agree, press, accepted } = reopened();
  agree();
  press();
  await accepted();
  expect(calls[1]).toEqual(calls[0]);
});

test('a form that another tab has sent or cleared is emptied, says so, and is not sent', async () => {
  const calls = fakeApi();
  const { form, control, press } = filledForm();
  keepDraft(form, true);
  localStorage.clear();
  press();
  expect(await closeAlert()).toContain('another tab');
  expect(control('name').value).toBe('');
  expect(calls).toEqual([]);
});

test('a form that another tab is sending is not sent a second time, and keeps its values', async () => {
  const calls = fakeApi();
  const { control, press } = filledForm();
  const request = (_: string, __: object, run: (lock: null) => unknown) => Promise.resolve(run(null));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  press();
  expect(await closeAlert()).toContain('another tab');
  Reflect.deleteProperty(navigator, 'locks');
  expect(control('name').value).toBe('Ada Lovelace');
  expect(calls).toEqual([]);
});

test('a form that is cleared has no photos, and leaves nothing on the device', async () => {
  fakeApi();
  const { form, control, choose } = filledForm();
  choose('a.jpg');
  await screen.findByAltText('Photo 1: a.jpg');
  form.reset();
  await waitFor(() => expect(screen.queryAllByAltText(/^Photo/)).toHaveLength(0));
  expect([control('name').value, sessionStorage.length]).toEqual(['', 0]);
});

test('a draft is the tab’s; by her choice the device keeps it, with the key of its press, for 24 hours and no longer', () => {
  const { form } = filledForm();
  expect(localStorage.length).toBe(0);
  keepDraft(form, true);
  expect(sessionStorage.length).toBe(0);
  const now = jest.spyOn(Date, 'now');
  now.mockReturnValue(new Date().getTime() + keepTime - 60_000);
  expect(reopened().control('name').value).toBe('Ada Lovelace');
  now.mockReturnValue(new Date().getTime() + keepTime);
  expect(reopened().control('name').value).toBe('');
  now.mockRestore();
  expect(localStorage.length).toBe(0);
});

test('a draft that comes back says so, and is deleted by one press', () => {
  filledForm();
  const { form, control } = reopened();
  expect(form.dataset.restored).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  expect([control('name').value, sessionStorage.length, form.dataset.restored]).toEqual(['', 0, undefined]);
});
