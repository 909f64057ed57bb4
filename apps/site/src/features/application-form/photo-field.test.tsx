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

const names = (calls: ReturnType<typeof fakeApi>) => calls.map(({ path, photo }) => photo ?? path);

beforeEach(() => {
  cleanup();
  localStorage.clear();
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
  fireEvent.click(within(alert).getByRole('button'));
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

test('with five photos the form says that five is the limit, and opens no choice of files', async () => {
  const form = show();
  form.choose('1', '2', '3', '4');
  expect(screen.queryByText('you can send up to 5 photos.')).toBeNull();
  form.choose('5');
  await screen.findByText('you can send up to 5 photos.');
  expect(fireEvent.click(form.container.querySelector('input[type=file]')!)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 5' }));
  expect(screen.queryByText('you can send up to 5 photos.')).toBeNull();
});
