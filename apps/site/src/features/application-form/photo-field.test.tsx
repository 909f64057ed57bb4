import '../../test/setup-dom.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { locales, type LocaleId } from '@blue-peony/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem } from '../../test/fake-api.ts';
import { showForm } from '../../test/show-form.tsx';

function show(id?: LocaleId) {
  const form = showForm(id);
  const { container } = form;
  const choose = (...names: string[]) => {
    const files = names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
    fireEvent.change(container.querySelector('input[type=file]')!, { target: { files } });
  };
  const tick = (name: string) => fireEvent.click(container.querySelector(`[name=${name}]`)!);
  const agree = () => ['age_confirmed', 'privacy_version'].forEach(tick);
  const submit = () => fireEvent.submit(container.querySelector('form')!);
  const tile = async (name: string) => (await screen.findByText(new RegExp(name))).closest('li')!;
  return { ...form, choose, tick, agree, submit, tile };
}

/** The form in a newly loaded tab, filled in and agreed to. */
function filled() {
  cleanup();
  const form = show();
  for (const [name, value] of Object.entries({
    name: 'Ada',
    email: 'a@b.co',
    country: 'UK',
    city: 'X',
    whatsapp: '+44 20 7946 0018',
  }))
    fireEvent.input(form.control(name), { target: { value } });
  fireEvent.change(form.control('onlyfans_monthly_earnings'), { target: { value: '$0' } });
  form.agree();
  return form;
}

const names = (calls: ReturnType<typeof fakeApi>) => calls.map(({ path, photo }) => photo ?? path);

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('photos go up one after the other once both ticks are set, and the form then sends only itself', async () => {
  const calls = fakeApi();
  const form = show();
  form.choose('a.jpg', 'b.jpg');
  form.tick('age_confirmed');
  await within(await form.tile('b.jpg')).findByText('Ready to upload');
  expect(calls).toEqual([]);

  form.tick('privacy_version');
  await within(await form.tile('b.jpg')).findByText('Uploaded');
  expect(names(calls)).toEqual(['a.jpg', 'b.jpg']);

  form.submit();
  await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
  expect(names(calls)).toEqual(['a.jpg', 'b.jpg', '/api/applications']);
});

test('a photo that is chosen after the form was cleared stays here, because the ticks are gone', async () => {
  const calls = fakeApi();
  const form = show();
  form.agree();
  form.container.querySelector('form')!.reset();
  form.choose('a.jpg');
  await within(await form.tile('a.jpg')).findByText('Ready to upload');
  expect(calls).toEqual([]);
});

test('a photo that an anonymous applicant chooses after a refusal stays here until she sends it', async () => {
  const calls = fakeApi({ applications: [problem(422, 'validation_failed')] });
  const form = filled();
  form.tick('discreet');
  form.choose('a.jpg');
  await within(await form.tile('a.jpg')).findByText('Ready to upload');
  form.submit();
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  form.choose('b.jpg');
  await within(await form.tile('b.jpg')).findByText('Ready to upload');
  expect(names(calls)).toEqual(['a.jpg', '/api/applications']);
});

test('a photo that is removed after it went up is not part of the application', async () => {
  const calls = fakeApi();
  const form = show();
  form.agree();
  form.choose('a.jpg', 'b.jpg');
  await within(await form.tile('b.jpg')).findByText('Uploaded');
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove photo 1' }));
  form.submit();
  await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
  expect(calls.at(-1)!.body).toMatchObject({ file_urls: ['stored-b.jpg'] });
});

test.each(locales)('a photo that fails says so on its tile on the $id page, and the others go up', async ({ id }) => {
  const calls = fakeApi({ uploads: [problem(422, 'photo_unreadable')] });
  const form = show(id);
  form.agree();
  form.choose('bad.jpg', 'good.jpg');
  const bad = await form.tile('bad.jpg');
  const words = await within(bad).findByRole('alert');
  expect(words.textContent).toBe(form.text['problem.photoUnreadable']);
  await within(await form.tile('good.jpg')).findByText(form.text['application.photo.sent']);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  form.submit();
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('bad.jpg');
  fireEvent.click(within(alert).getByRole('button', { name: form.text['common.ok'] }));
  expect(within(bad).getByRole('alert').textContent).toBe(form.text['problem.photoUnreadable']);
  expect(document.activeElement).toBe(bad);

  fireEvent.click(within(bad).getByRole('button', { name: form.text['application.tryNow'] }));
  await within(bad).findByText(form.text['application.photo.sent']);
  expect(names(calls)).toEqual(['bad.jpg', 'good.jpg', 'bad.jpg']);
});

test('a file that no server would take is told at once, before anything is sent', async () => {
  const calls = fakeApi();
  const form = show();
  form.agree();
  const large = Object.defineProperty(new File(['x'], 'large.jpg'), 'size', { value: 20_000_001 });
  const files = [new File([], 'empty.jpg'), large];
  fireEvent.change(form.container.querySelector('input[type=file]')!, { target: { files } });
  await within(await form.tile('empty.jpg')).findByText(form.text['problem.photoUnreadable']);
  const tile = within(await form.tile('large.jpg'));
  await tile.findByText(form.text['problem.photoTooLarge']);
  expect(tile.getAllByRole('button')).toHaveLength(1);
  expect(calls).toEqual([]);
});

test('five photos are all, and the form says how to change one instead of opening a choice of files', async () => {
  const form = show();
  form.choose('1', '2', '3', '4');
  expect(screen.queryByText('Remove one to add another')).toBeNull();
  form.choose('5');
  await screen.findByText('Remove one to add another');
  expect(fireEvent.click(form.container.querySelector('input[type=file]')!)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 5' }));
  expect(screen.queryByText('Remove one to add another')).toBeNull();
});

test('a broken file takes no place: the sixth photo comes in for it, and the others can be sent without it', async () => {
  const calls = fakeApi();
  const form = filled();
  const files = ['1', '2', '3', '4', '5'].map((name) => new File(['x'], name));
  fireEvent.change(form.files(), { target: { files: [new File([], 'empty'), ...files, new File(['x'], '6')] } });
  await within(await form.tile(': 5')).findByText('Uploaded');
  expect(screen.queryByText(/: 6/)).toBeNull();
  form.submit();
  const alert = within(await screen.findByRole('alertdialog'));
  fireEvent.click(alert.getByRole('button', { name: 'Send without it' }));
  expect(document.activeElement).toBe(form.container.querySelector('[type=submit]'));
  await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
  expect(calls.at(-1)!.body!.file_urls).toEqual(files.map(({ name }) => `stored-${name}`));
});

test('photos that went up are still chosen after a reload, and are not sent a second time', async () => {
  const calls = fakeApi();
  const before = filled();
  before.choose('a.jpg', 'b.jpg');
  await within(await before.tile('b.jpg')).findByText('Uploaded');
  const form = filled();
  expect(within(await form.tile('b.jpg')).getByText('Uploaded')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  form.submit();
  await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
  expect(names(calls)).toEqual(['a.jpg', 'b.jpg', '/api/applications']);
  expect(calls.at(-1)!.body).toMatchObject({ file_urls: ['stored-b.jpg'] });
  expect(sessionStorage.length).toBe(0);
});

test('a photo that the server has deleted meanwhile is asked for again', async () => {
  fakeApi({ applications: [problem(422, 'unknown_upload')] });
  const before = filled();
  before.choose('a.jpg');
  await within(await before.tile('a.jpg')).findByText('Uploaded');
  const form = filled();
  await form.tile('a.jpg');
  form.submit();
  await screen.findByRole('alertdialog');
  await within(await form.tile('a.jpg')).findByText('please choose this photo again.');
});
