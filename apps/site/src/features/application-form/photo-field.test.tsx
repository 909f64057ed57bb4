import '../../test/setup-dom.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { locales } from '@blue-peony/contracts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, problem } from '../../test/fake-api.ts';
import { closeAlert, filledForm, showForm } from '../../test/show-form.tsx';

const tile = async (name: string) => (await screen.findByText(new RegExp(name))).closest('li')!;
/** Waits until a photo's tile says something. */
const says = async (name: string, words: string) => within(await tile(name)).findByText(words);
const remove = (number: number) => fireEvent.click(screen.getByLabelText(`Remove photo ${number}`));

const names = (calls: ReturnType<typeof fakeApi>) => calls.map(({ path, photo }) => photo ?? path);

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('photos go up one after the other once both ticks are set, and the form then sends only itself', async () => {
  const calls = fakeApi();
  const form = showForm();
  form.fillIn();
  form.choose('a.jpg', 'b.jpg');
  form.tick('age_confirmed');
  await says('b.jpg', 'Ready to upload');
  expect(calls).toEqual([]);

  form.tick('privacy_version');
  await says('b.jpg', 'Uploaded');
  expect(names(calls)).toEqual(['a.jpg', 'b.jpg']);

  form.press();
  await form.accepted();
  expect(names(calls)).toEqual(['a.jpg', 'b.jpg', '/api/applications']);
});

test('a photo that is chosen after the form was cleared stays here, because the ticks are gone', async () => {
  const calls = fakeApi();
  const { form, agree, choose } = showForm();
  agree();
  form.reset();
  choose('a.jpg');
  await says('a.jpg', 'Ready to upload');
  expect(calls).toEqual([]);
});

test('a photo that an anonymous applicant chooses after a refusal stays here until she sends it', async () => {
  const calls = fakeApi({ applications: [problem(422, 'validation_failed')] });
  const form = filledForm();
  form.tick('discreet');
  form.choose('a.jpg');
  await says('a.jpg', 'Ready to upload');
  form.press();
  await closeAlert();
  form.choose('b.jpg');
  await says('b.jpg', 'Ready to upload');
  expect(names(calls)).toEqual(['a.jpg', '/api/applications']);
});

test('a photo that is removed after it went up is not part of the application', async () => {
  const calls = fakeApi();
  const form = filledForm();
  form.choose('a.jpg', 'b.jpg');
  await says('b.jpg', 'Uploaded');
  remove(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove photo 1' }));
  form.press();
  await form.accepted();
  expect(calls.at(-1)!.body).toMatchObject({ file_urls: ['stored-b.jpg'] });
});

test.each(locales)('a photo that fails says so on its tile on the $id page, and the others go up', async ({ id }) => {
  const calls = fakeApi({ uploads: [problem(422, 'photo_unreadable')] });
  const form = filledForm(id);
  form.choose('bad.jpg', 'good.jpg');
  const bad = await tile('bad.jpg');
  const words = await within(bad).findByRole('alert');
  expect(words.textContent).toBe(form.text['problem.photoUnreadable']);
  await says('good.jpg', form.text['application.photo.sent']);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  form.press();
  expect(await closeAlert(form.text['common.ok'])).toContain('bad.jpg');
  expect(within(bad).getByRole('alert').textContent).toBe(form.text['problem.photoUnreadable']);
  expect(document.activeElement).toBe(bad);

  fireEvent.click(within(bad).getByRole('button', { name: form.text['application.tryNow'] }));
  await within(bad).findByText(form.text['application.photo.sent']);
  expect(names(calls)).toEqual(['bad.jpg', 'good.jpg', 'bad.jpg']);
});

test('a file that no server would take is told at once, before anything is sent', async () => {
  const calls = fakeApi();
  const form = filledForm();
  const large = Object.defineProperty(new File(['x'], 'large.jpg'), 'size', { value: 20_000_001 });
  form.choose(new File([], 'empty.jpg'), large);
  await says('empty.jpg', form.text['problem.photoUnreadable']);
  await says('large.jpg', form.text['problem.photoTooLarge']);
  expect(within(await tile('large.jpg')).getAllByRole('button')).toHaveLength(1);
  expect(calls).toEqual([]);
});

test('five photos are all, and the form says how to change one instead of opening a choice of files', async () => {
  const form = showForm();
  form.choose('1', '2', '3', '4');
  expect(screen.queryByText('Remove one to add another')).toBeNull();
  form.choose('5');
  await screen.findByText('Remove one to add another');
  expect(fireEvent.click(form.files)).toBe(false);
  remove(5);
  expect(screen.queryByText('Remove one to add another')).toBeNull();
});

test('a broken file takes no place: the sixth photo comes in for it, and the others can be sent without it', async () => {
  const calls = fakeApi();
  const form = filledForm();
  const five = ['1', '2', '3', '4', '5'];
  form.choose(new File([], 'empty'), ...five, '6');
  await says(': 5', 'Uploaded');
  expect(screen.queryByText(/: 6/)).toBeNull();
  form.press();
  await closeAlert('Send without it');
  expect(document.activeElement).toBe(form.submit);
  await form.accepted();
  expect(calls.at(-1)!.body!.file_urls).toEqual(five.map((name) => `stored-${name}`));
});

test('photos that went up are still chosen after a reload, and are not sent a second time', async () => {
  const calls = fakeApi();
  filledForm().choose('a.jpg', 'b.jpg');
  await says('b.jpg', 'Uploaded');
  cleanup();
  const form = filledForm();
  expect(within(await tile('b.jpg')).getByText('Uploaded')).toBeTruthy();
  remove(1);
  form.press();
  await form.accepted();
  expect(names(calls)).toEqual(['a.jpg', 'b.jpg', '/api/applications']);
  expect(calls.at(-1)!.body).toMatchObject({ file_urls: ['stored-b.jpg'] });
  expect(sessionStorage.length).toBe(0);
});

test('a photo that the server has deleted meanwhile is asked for again', async () => {
  fakeApi({ applications: [problem(422, 'unknown_upload')] });
  filledForm().choose('a.jpg');
  await says('a.jpg', 'Uploaded');
  cleanup();
  const form = filledForm();
  await tile('a.jpg');
  form.press();
  await screen.findByRole('alertdialog');
  await says('a.jpg', 'please choose this photo again.');
});
