import '../../test/setup-dom.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { locales, type LocaleId } from '@blue-peony/contracts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allCatalogs } from '../../test/all-catalogs.ts';
import { busy, fakeApi, problem } from '../../test/fake-api.ts';
import { fillIn, photo, showForm, user } from '../../test/show-form.tsx';

// The fields' help is loaded at the first touch, which takes long on a busy machine.
await import('../../contact/helpers.tsx');

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('while the server is busy', () => {
  async function waitingForm(id: LocaleId, answers: Parameters<typeof fakeApi>[0]) {
    const calls = fakeApi(answers);
    const form = showForm(id);
    await fillIn(form);
    await user.upload(form.files(), photo('a.jpg'));
    await user.click(form.submit());
    const text = allCatalogs[locales.find((locale) => locale.id === id)!.language];
    const press = (name: 'tryNow' | 'stop') =>
      user.click(screen.getByRole('button', { name: text[`application.${name}`] }));
    const says = (words: 'waitBusy' | 'waitOffline') =>
      waitFor(() => expect(screen.getByRole('status').textContent).toContain(text[`application.${words}`]));
    return { ...form, calls, press, says };
  }

  test.each(locales)(
    'the form says so on the $id page, waits, and goes on with the same photo and key',
    async ({ id }) => {
      const answers = { uploads: [busy(60)], applications: [busy(60), new TypeError('reset')] };
      const { calls, press, says, onAccepted, submit, control } = await waitingForm(id, answers);
      await says('waitBusy');
      expect(submit().disabled).toBe(true);
      expect(control('name').value).toBe('Ada Lovelace');
      await press('tryNow');
      await waitFor(() => expect(calls).toHaveLength(3));
      await press('tryNow');
      await says('waitOffline');
      await press('tryNow');
      await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
      expect(calls.map(({ photo: name, path }) => name ?? path)).toEqual([
        'a.jpg',
        'a.jpg',
        '/api/applications',
        '/api/applications',
        '/api/applications',
      ]);
      expect(new Set(calls.slice(2).map(({ key }) => key)).size).toBe(1);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  test('the visitor can stop it: nothing more is sent, and the form is ready with all its values', async () => {
    const { calls, press, says, onAccepted, submit, control } = await waitingForm('us', { uploads: [busy(60)] });
    await says('waitBusy');
    await press('stop');
    await waitFor(() => expect(submit().disabled).toBe(false));
    expect(document.activeElement).toBe(submit());
    expect([calls.length, control('name').value]).toEqual([1, 'Ada Lovelace']);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  });
});

describe('a failure', () => {
  test('of a photo stops the submission, keeps every value, and does not send the good photos again', async () => {
    const calls = fakeApi({ uploads: [{ status: 201, body: { path: 'first' } }, problem(415, 'not_an_image')] });
    const form = showForm();
    await fillIn(form);
    await user.upload(form.files(), [photo('a.jpg'), photo('b.jpg')]);
    await user.click(form.submit());
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'File upload failed: this file is not an image.',
    );
    expect(form.onAccepted).not.toHaveBeenCalled();
    expect(form.control('name').value).toBe('Ada Lovelace');
    expect(screen.getAllByRole('img')).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.click(form.submit());
    await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
    expect(calls.map(({ photo: name }) => name)).toEqual(['a.jpg', 'b.jpg', 'b.jpg', undefined]);
    expect(calls.at(-1)!.body).toMatchObject({ file_urls: ['first', 'stored-b.jpg'] });
  });

  test('because a photo is larger than 20 MB is told before anything is sent', async () => {
    const calls = fakeApi();
    const form = showForm();
    await fillIn(form);
    const large = Object.defineProperty(photo('large.jpg'), 'size', { value: 20_000_001 });
    await user.upload(form.files(), large);
    await user.click(form.submit());
    expect((await screen.findByRole('alertdialog')).textContent).toContain('larger than 20 MB');
    expect(calls).toEqual([]);
  });

  test('of the server is retried under the same key', async () => {
    const calls = fakeApi({ applications: [problem(500, 'internal')] });
    const form = showForm();
    await fillIn(form);
    await user.click(form.submit());
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Submission failed: something went wrong on our side.',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.click(form.submit());
    await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());

    const keys = calls.map(({ key }) => key);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('that names fields is shown at them, and goes when they are edited', async () => {
    fakeApi({ applications: [problem(422, 'validation_failed', [{ field: 'city', code: 'required' }])] });
    const form = showForm();
    await fillIn(form);
    await user.click(form.submit());
    await screen.findByRole('alertdialog');
    expect(form.control('city').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please fill in this field.').id).toBe('application-city-error');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(document.activeElement).toBe(form.control('city'));
    await user.type(form.control('city'), '!');
    expect(screen.queryByText('Please fill in this field.')).toBeNull();
  });

  test('that names fields goes when the form is cleared', async () => {
    fakeApi({ applications: [problem(422, 'validation_failed', [{ field: 'city', code: 'required' }])] });
    const form = showForm();
    await fillIn(form);
    await user.click(form.submit());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    act(() => form.container.querySelector('form')!.reset());
    expect(form.control('city').hasAttribute('aria-invalid')).toBe(false);
  });

  test('because photos are no longer stored sends them again on the next attempt', async () => {
    const calls = fakeApi({ applications: [problem(422, 'unknown_upload')] });
    const form = showForm();
    await fillIn(form);
    await user.upload(form.files(), photo('a.jpg'));
    await user.click(form.submit());
    await screen.findByRole('alertdialog');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.click(form.submit());
    await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
    expect(calls.flatMap(({ photo: name }) => name ?? [])).toEqual(['a.jpg', 'a.jpg']);
  });

  test.each([
    ['us', 'File upload failed: ', 'Submission failed: '],
    ['pl', 'Przesyłanie pliku nie powiodło się: ', 'Wysłanie aplikacji nie powiodło się: '],
    ['de', 'Das Hochladen der Datei ist fehlgeschlagen: ', 'Das Absenden der Bewerbung ist fehlgeschlagen: '],
    ['ukr', 'Помилка завантаження файлу: ', 'Помилка надсилання заявки: '],
    ['th', 'เกิดข้อผิดพลาดในการอัปโหลดไฟล์: ', 'เกิดข้อผิดพลาดในการส่งใบสมัคร: '],
  ] as const)('is told in the words of the %s form', async (id, upload, submission) => {
    fakeApi({ uploads: [problem(413, 'photo_too_large')], applications: [problem(429, 'rate_limited')] });
    const { language } = locales.find((locale) => locale.id === id)!;
    const form = showForm(id);
    await fillIn(form);
    await user.upload(form.files(), photo('a.jpg'));
    await user.click(form.submit());
    const first = await screen.findByRole('alertdialog');
    expect(first.textContent).toContain(upload + allCatalogs[language]['problem.photoTooLarge']);
    await user.click(within(first).getByRole('button', { name: allCatalogs[language]['common.ok'] }));
    await user.click(form.submit());
    const second = await screen.findByRole('alertdialog');
    expect(second.textContent).toContain(submission + allCatalogs[language]['problem.rateLimited']);
  });

  test('of a proxy that answers no problem body still has a text', async () => {
    fakeApi();
    globalThis.fetch = async () => new Response('<html>', { status: 413 });
    const form = showForm();
    await fillIn(form);
    await user.upload(form.files(), photo('a.jpg'));
    fireEvent.submit(form.container.querySelector('form')!);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('larger than 20 MB');
  });
});
