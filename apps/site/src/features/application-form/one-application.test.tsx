import '../../test/setup-dom.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, problem } from '../../test/fake-api.ts';
import { showForm } from '../../test/show-form.tsx';
import { keepDraft, keepTime } from './draft.ts';

const values: Record<string, string> = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  country: 'UK',
  city: 'London',
  whatsapp: '+44 20 7946 0000',
  onlyfans_monthly_earnings: '$0',
};

/** The form on the English page in a newly opened tab. */
function open() {
  cleanup();
  const { container, onAccepted } = showForm();
  const form = container.querySelector('form')!;
  const control = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });
  const tick = () => ['age_confirmed', 'privacy_version'].forEach((name) => (control(name).checked = true));
  const fillIn = () => {
    for (const [name, value] of Object.entries(values)) type(name, value);
    tick();
  };
  return { form, control, type, tick, fillIn, onAccepted, press: () => fireEvent.submit(form) };
}

const alertText = async () => (await screen.findByRole('alertdialog')).textContent;
const close = () => fireEvent.click(screen.getByRole('button', { name: 'OK' }));
const lost = problem(500, 'internal');

beforeEach(() => [sessionStorage, localStorage].forEach((store) => store.clear()));

test('content that is changed while the outcome is unknown asks with the old key, and what had arrived is the application', async () => {
  const calls = fakeApi({ applications: [lost, problem(409, 'idempotency_mismatch')] });
  const { fillIn, type, press, onAccepted } = open();
  fillIn();
  press();
  await alertText();
  close();
  type('city', 'Paris');
  press();
  expect(await alertText()).toContain('before you made your last changes');
  close();
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  expect(calls.map(({ body }) => body!.city)).toEqual(['London', 'Paris', 'London']);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(onAccepted.mock.calls[0]![0]).toMatchObject({ city: 'London' });
  expect(sessionStorage.length).toBe(0);
});

test('content that is changed after a refusal goes under a new key, unless an earlier outcome is unknown', async () => {
  const refused = problem(422, 'validation_failed');
  const calls = fakeApi({ applications: [refused, lost, refused] });
  const { fillIn, type, press, onAccepted } = open();
  fillIn();
  for (const city of ['Paris', 'Rome', 'Oslo', 'Bonn']) {
    type('city', city);
    press();
    if (city === 'Bonn') break;
    await alertText();
    close();
  }
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  const [first, ...later] = calls.map(({ key }) => key);
  expect(later).not.toContain(first);
  expect(new Set(later).size).toBe(1);
});

test('a reload after a press keeps the key', async () => {
  const calls = fakeApi({ applications: [lost] });
  const before = open();
  before.fillIn();
  before.press();
  await alertText();
  const { tick, press, onAccepted } = open();
  tick();
  press();
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  expect(calls[1]).toEqual(calls[0]);
});

test('a form that another tab has sent or cleared is emptied, says so, and is not sent', async () => {
  const calls = fakeApi();
  const { form, control, fillIn, press } = open();
  fillIn();
  keepDraft(form, true);
  localStorage.clear();
  press();
  expect(await alertText()).toContain('another tab');
  expect(control('name').value).toBe('');
  expect(calls).toEqual([]);
});

test('a form that another tab is sending is not sent a second time, and keeps its values', async () => {
  const calls = fakeApi();
  const { control, fillIn, press } = open();
  const request = (_: string, __: object, run: (lock: null) => unknown) => Promise.resolve(run(null));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  fillIn();
  press();
  expect(await alertText()).toContain('another tab');
  Reflect.deleteProperty(navigator, 'locks');
  expect(control('name').value).toBe('Ada Lovelace');
  expect(calls).toEqual([]);
});

test('a form that is cleared has no photos, and leaves nothing on the device', async () => {
  fakeApi();
  const { form, control, fillIn } = open();
  fillIn();
  const files = form.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(files, { target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] } });
  await screen.findByRole('img');
  form.reset();
  await waitFor(() => expect(screen.queryAllByRole('img')).toHaveLength(0));
  expect([control('name').value, sessionStorage.length]).toEqual(['', 0]);
});

test('a draft is the tab’s; by her choice the device keeps it, with the key of its press, for 24 hours and no longer', () => {
  const { form, fillIn } = open();
  fillIn();
  expect(localStorage.length).toBe(0);
  keepDraft(form, true);
  expect(sessionStorage.length).toBe(0);
  const now = jest.spyOn(Date, 'now');
  now.mockReturnValue(new Date().getTime() + keepTime - 60_000);
  expect(open().control('name').value).toBe('Ada Lovelace');
  now.mockReturnValue(new Date().getTime() + keepTime);
  expect(open().control('name').value).toBe('');
  now.mockRestore();
  expect(localStorage.length).toBe(0);
});

test('a draft that comes back says so, and is deleted by one press', () => {
  open().fillIn();
  const { form, control } = open();
  expect(form.dataset.restored).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  expect([control('name').value, sessionStorage.length, form.dataset.restored]).toEqual(['', 0, undefined]);
});
