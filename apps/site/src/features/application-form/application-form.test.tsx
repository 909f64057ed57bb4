import '../../test/setup-dom.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { currentPrivacyVersion, eachOptionalText, locales, type LocaleId } from '@blue-peony/contracts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Localized } from '../../i18n/localized.tsx';
import { allCatalogs } from '../../test/all-catalogs.ts';
import { busy, fakeApi, problem, receipt } from '../../test/fake-api.ts';
import { ApplicationForm } from './application-form.tsx';

const user = userEvent.setup({ applyAccept: false });

function show(id: LocaleId = 'us') {
  const onAccepted = jest.fn();
  const locale = locales.find((candidate) => candidate.id === id)!;
  const view = render(
    <Localized locale={locale} catalog={allCatalogs[locale.language]}>
      <ApplicationForm onAccepted={onAccepted} />
    </Localized>,
  );
  const control = (name: string) => view.container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const submit = () => view.container.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const files = () => view.container.querySelector<HTMLInputElement>('input[type=file]')!;
  return { ...view, onAccepted, control, submit, files };
}

type Shown = ReturnType<typeof show>;

async function fillIn({ control }: Shown) {
  const values = {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    country: 'UK',
    city: 'London',
    whatsapp: '+44 20 7946 0018',
  };
  for (const [name, value] of Object.entries(values)) await user.type(control(name), value);
  await user.selectOptions(control('onlyfans_monthly_earnings'), '$0');
  await user.click(control('age_confirmed'));
  await user.click(control('privacy_version'));
}

// The fields' help is loaded at the first touch, which takes long on a busy machine.
await import('../../contact/helpers.tsx');

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

describe('an application', () => {
  test('goes up photo by photo and then as one post, with empty optional fields left out', async () => {
    const calls = fakeApi();
    const form = show();
    await fillIn(form);
    await user.upload(form.files(), [photo('a.jpg'), photo('b.jpg')]);
    await user.click(form.submit());
    await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());

    expect(calls.map(({ path, photo: name }) => name ?? path)).toEqual(['a.jpg', 'b.jpg', '/api/applications']);
    const sent = {
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      country: 'UK',
      city: 'London',
      whatsapp: '+44 20 7946 0018',
      onlyfans_monthly_earnings: '$0',
      file_urls: ['stored-a.jpg', 'stored-b.jpg'],
      language: 'en',
      age_confirmed: true,
      privacy_version: currentPrivacyVersion,
    };
    expect(calls.at(-1)!.body).toEqual(sent);
    expect(form.onAccepted).toHaveBeenCalledWith(sent, receipt);
  });

  test('takes along every optional text that is filled in', async () => {
    const calls = fakeApi();
    const form = show();
    await fillIn(form);
    const texts = eachOptionalText((name) => `my ${name}`);
    for (const [name, text] of Object.entries(texts)) fireEvent.change(form.control(name), { target: { value: text } });
    await user.click(form.submit());
    await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
    expect(calls.at(-1)!.body).toMatchObject(texts);
  });

  test('leaves an empty form behind', async () => {
    fakeApi();
    const form = show();
    await fillIn(form);
    await user.upload(form.files(), photo('a.jpg'));
    await user.click(form.submit());
    await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
    expect(form.control('name').value).toBe('');
    expect(screen.queryAllByRole('img')).toHaveLength(0);
    expect(localStorage.length).toBe(0);
  });

  test('locks the button and the photos, and says so, while it is sent', async () => {
    fakeApi();
    let answer!: (response: Response) => void;
    globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
    const form = show();
    await fillIn(form);
    await user.click(form.submit());
    expect(form.submit().textContent).toBe('Submitting...');
    expect(form.submit().disabled).toBe(true);
    expect(form.files().disabled).toBe(true);
    answer(new Response(JSON.stringify(receipt), { status: 201 }));
    await waitFor(() => expect(form.submit().disabled).toBe(false));
  });

  test('is sent once, and its photos too, when the button is pressed twice in one task', async () => {
    const calls = fakeApi();
    const form = show();
    await fillIn(form);
    await user.upload(form.files(), photo('a.jpg'));
    act(() => {
      form.submit().click();
      form.submit().click();
    });
    await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
    expect(calls.map(({ path }) => path)).toEqual(['/api/uploads', '/api/applications']);
    expect(form.onAccepted).toHaveBeenCalledTimes(1);
  });

  test('is sent in the language of the page', async () => {
    const calls = fakeApi();
    const form = show('ukr');
    await fillIn(form);
    await user.click(form.submit());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({ language: 'ukr' });
  });
});

describe('what she agrees to', () => {
  test('is the use of her details, after reading the policy, and full age where she lives', () => {
    show();
    expect(screen.getByRole('checkbox', { name: /^I am 18 or older, and of legal age where I live/ })).toBeTruthy();
    const words =
      /^I have read the Privacy Policy ?, and I agree that my details and photos are used to assess this application/;
    expect(screen.getByRole('checkbox', { name: words })).toBeTruthy();
  });

  test('comes with a word on clothed photos, and a quiet way to help lines that keeps the form open', () => {
    show();
    expect(screen.getByText(/Clothed photos only/)).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Under pressure?' });
    expect([link.getAttribute('href'), link.target]).toEqual(['/help', '_blank']);
  });
});

describe('the fields', () => {
  test('are required by the browser where the specification says so, with an asterisk', () => {
    const { container } = show();
    const required = Array.from(container.querySelectorAll<HTMLInputElement>('[required]'), ({ name }) => name);
    expect(required.toSorted()).toEqual(
      [
        'age_confirmed',
        'city',
        'country',
        'email',
        'name',
        'onlyfans_monthly_earnings',
        'privacy_version',
        'whatsapp',
      ].toSorted(),
    );
    for (const name of required)
      expect(container.querySelector(`[name=${name}]`)!.closest('div')!.textContent).toContain('*');
  });

  test('offer the five earnings bands behind a placeholder that cannot be chosen', () => {
    const { control } = show();
    const options = within(control('onlyfans_monthly_earnings')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual([
      '',
      '$0',
      '$100-$10000',
      '$10000-$50000',
      '$50000-$100000',
      '$100000+',
    ]);
    expect(options[0]!.disabled).toBe(true);
    expect(control('onlyfans_monthly_earnings').value).toBe('');
  });

  test('leave both consents unticked', () => {
    const { control } = show();
    expect(control('age_confirmed').checked).toBe(false);
    expect(control('privacy_version').checked).toBe(false);
  });

  test('come back from the draft on the device', async () => {
    const form = show();
    await user.type(form.control('city'), 'Gdynia');
    cleanup();
    expect(show().control('city').value).toBe('Gdynia');
  });
});

describe('photos', () => {
  test('accumulate, and only the first five are kept', async () => {
    const calls = fakeApi();
    const form = show();
    await fillIn(form);
    await user.upload(form.files(), ['1', '2', '3'].map(photo));
    await user.upload(form.files(), ['4', '5', '6', '7'].map(photo));
    expect(screen.getAllByRole('img')).toHaveLength(5);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(form.submit());
    await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
    expect(calls.flatMap(({ photo: name }) => name ?? [])).toEqual(['1', '2', '3', '4', '5']);
  });

  test('can be removed, which makes room for another', async () => {
    const form = show();
    await user.upload(form.files(), ['1', '2', '3', '4', '5'].map(photo));
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    await user.upload(form.files(), photo('6'));
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Photo 1: 1',
      'Photo 2: 3',
      'Photo 3: 4',
      'Photo 4: 5',
      'Photo 5: 6',
    ]);
  });
});

describe('while the server is busy', () => {
  async function waitingForm(id: LocaleId, answers: Parameters<typeof fakeApi>[0]) {
    const calls = fakeApi(answers);
    const form = show(id);
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
    const form = show();
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
    const form = show();
    await fillIn(form);
    const large = Object.defineProperty(photo('large.jpg'), 'size', { value: 20_000_001 });
    await user.upload(form.files(), large);
    await user.click(form.submit());
    expect((await screen.findByRole('alertdialog')).textContent).toContain('larger than 20 MB');
    expect(calls).toEqual([]);
  });

  test('of the server is retried under the same key', async () => {
    const calls = fakeApi({ applications: [problem(500, 'internal')] });
    const form = show();
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
    const form = show();
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

  test('because photos are no longer stored sends them again on the next attempt', async () => {
    const calls = fakeApi({ applications: [problem(422, 'unknown_upload')] });
    const form = show();
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
    const form = show(id);
    await fillIn(form);
    await user.upload(form.files(), photo('a.jpg'));
    await user.click(form.submit());
    const first = await screen.findByRole('alertdialog');
    expect(first.textContent).toContain(upload + allCatalogs[language]['problem.photoTooLarge']);
    await user.click(within(first).getByRole('button'));
    await user.click(form.submit());
    const second = await screen.findByRole('alertdialog');
    expect(second.textContent).toContain(submission + allCatalogs[language]['problem.rateLimited']);
  });

  test('of a proxy that answers no problem body still has a text', async () => {
    fakeApi();
    globalThis.fetch = async () => new Response('<html>', { status: 413 });
    const form = show();
    await fillIn(form);
    await user.upload(form.files(), photo('a.jpg'));
    fireEvent.submit(form.container.querySelector('form')!);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('larger than 20 MB');
  });
});
