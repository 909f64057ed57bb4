import '../../test/setup-dom.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { locales } from '@blue-peony/contracts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { busy, fakeApi, problem } from '../../test/fake-api.ts';
import { closeAlert, filledForm } from '../../test/show-form.tsx';

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('while the server is busy', () => {
  /** A form with a photo that was sent; a press of a button of its pause; and what it says meanwhile. */
  function waitingForm(...[id]: Parameters<typeof filledForm>) {
    const form = filledForm(id);
    form.choose('a.jpg');
    form.press();
    const status = form.form.querySelector('[role=status]')!;
    const press = async (name: 'tryNow' | 'stop') =>
      fireEvent.click(await screen.findByText(form.text[`application.${name}`], { selector: 'button' }));
    const says = (words: 'waitBusy' | 'waitOffline') =>
      waitFor(() => expect(status.textContent).toContain(form.text[`application.${words}`]));
    return { ...form, press, says };
  }

  test.each(locales)(
    'the form says so on the $id page, waits, and goes on in its language with the same photo and key',
    async ({ id, language }) => {
      const calls = fakeApi({ uploads: [busy(60)], applications: [busy(60), new TypeError('reset')] });
      const { press, says, accepted, submit, control } = waitingForm(id);
      await says('waitBusy');
      expect(submit.disabled).toBe(true);
      expect(control('name').value).toBe('Ada Lovelace');
      await press('tryNow');
      await waitFor(() => expect(calls).toHaveLength(3));
      await press('tryNow');
      await says('waitOffline');
      await press('tryNow');
      await accepted();
      expect(calls.map(({ photo: name, path }) => name ?? path)).toEqual([
        'a.jpg',
        'a.jpg',
        '/api/applications',
        '/api/applications',
        '/api/applications',
      ]);
      expect(calls.at(-1)!.body).toMatchObject({ language });
      expect(new Set(calls.slice(2).map(({ key }) => key)).size).toBe(1);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  test('the visitor can stop it: nothing more is sent, and the form is ready with all its values', async () => {
    const calls = fakeApi({ uploads: [busy(60)] });
    const form = waitingForm();
    await form.says('waitBusy');
    await form.press('stop');
    await waitFor(() => expect(form.submit.disabled).toBe(false));
    expect(document.activeElement).toBe(form.submit);
    expect([calls.length, form.control('name').value]).toEqual([1, 'Ada Lovelace']);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fireEvent.click(form.submit);
    await form.accepted();
  });
});

describe('a failure', () => {
  const invalid = problem(422, 'validation_failed', [{ field: 'city', code: 'required' }]);

  test('of a photo stops the submission, keeps every value, and does not send the good photos again', async () => {
    const calls = fakeApi({ uploads: [{ status: 201, body: { path: 'first' } }, problem(415, 'not_an_image')] });
    const form = filledForm();
    form.choose('a.jpg', 'b.jpg');
    form.press();
    expect(await closeAlert()).toContain('File upload failed: this file is not an image.');
    expect(form.onAccepted).not.toHaveBeenCalled();
    expect(form.control('name').value).toBe('Ada Lovelace');
    expect(screen.getAllByRole('img')).toHaveLength(2);

    form.press();
    await form.accepted();
    expect(calls.map(({ photo: name }) => name)).toEqual(['a.jpg', 'b.jpg', 'b.jpg', undefined]);
    expect(calls.at(-1)!.body).toMatchObject({ file_urls: ['first', 'stored-b.jpg'] });
  });

  test('because a photo is larger than 20 MB is told before anything is sent', async () => {
    const calls = fakeApi();
    const form = filledForm();
    form.choose(Object.defineProperty(new File(['x'], 'large.jpg'), 'size', { value: 20_000_001 }));
    form.press();
    expect(await closeAlert()).toContain('larger than 20 MB');
    expect(calls).toEqual([]);
  });

  test('of the server is retried under the same key', async () => {
    const calls = fakeApi({ applications: [problem(500, 'internal')] });
    const form = filledForm();
    form.press();
    expect(await closeAlert()).toContain('Submission failed: something went wrong on our side.');
    form.press();
    await form.accepted();

    const keys = calls.map(({ key }) => key);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('that names fields is shown at them, and goes when they are edited', async () => {
    fakeApi({ applications: [invalid] });
    const form = filledForm();
    form.press();
    expect((await screen.findByText('Please fill in this field.')).id).toBe('application-city-error');
    expect(form.control('city').getAttribute('aria-invalid')).toBe('true');
    await closeAlert();
    expect(document.activeElement).toBe(form.control('city'));
    form.type('city', 'London!');
    expect(screen.queryByText('Please fill in this field.')).toBeNull();
  });

  test('that names fields goes when the form is cleared', async () => {
    fakeApi({ applications: [invalid] });
    const form = filledForm();
    form.press();
    await closeAlert();
    expect(form.control('city').hasAttribute('aria-invalid')).toBe(true);
    act(() => form.form.reset());
    expect(form.control('city').hasAttribute('aria-invalid')).toBe(false);
  });

  test('because photos are no longer stored sends them again on the next attempt', async () => {
    const calls = fakeApi({ applications: [problem(422, 'unknown_upload')] });
    const form = filledForm();
    form.choose('a.jpg');
    await screen.findByAltText('Photo 1: a.jpg');
    form.press();
    await closeAlert();
    form.press();
    await form.accepted();
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
    const { text, choose, press } = filledForm(id);
    choose('a.jpg');
    press();
    expect(await closeAlert(text['common.ok'])).toContain(upload + text['problem.photoTooLarge']);
    press();
    expect(await closeAlert(text['common.ok'])).toContain(submission + text['problem.rateLimited']);
  });

  test('of a proxy that answers no problem body still has a text', async () => {
    fakeApi();
    globalThis.fetch = async () => new Response('<html>', { status: 413 });
    filledForm().press();
    expect(await closeAlert()).toContain('larger than 20 MB');
  });
});
