import '../../test/setup-dom.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { currentPrivacyVersion, eachOptionalText } from '@blue-peony/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../test/fake-api.ts';
import { receipt } from '../../test/fake-my-application.ts';
import { filledForm, required, showForm } from '../../test/show-form.tsx';

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('an application', () => {
  test('goes up photo by photo and then as one post, without empty optional fields, and leaves an empty form behind', async () => {
    const calls = fakeApi();
    const form = filledForm();
    form.choose('a.jpg', 'b.jpg');
    // Before the code of photos has been loaded.
    form.press();
    await form.accepted();

    expect(calls.map(({ path, photo: name }) => name ?? path)).toEqual(['a.jpg', 'b.jpg', '/api/applications']);
    const sent = {
      ...required,
      file_urls: ['stored-a.jpg', 'stored-b.jpg'],
      language: 'en',
      age_confirmed: true,
      privacy_version: currentPrivacyVersion,
    };
    expect(calls.at(-1)!.body).toEqual(sent);
    expect(form.onAccepted).toHaveBeenCalledWith(sent, receipt);
    expect(form.control('name').value).toBe('');
    expect(screen.queryAllByRole('img')).toHaveLength(0);
    expect(sessionStorage.length).toBe(0);
  });

  test('takes along every optional text that is filled in', async () => {
    const calls = fakeApi();
    const form = filledForm();
    const texts = eachOptionalText((name) => `my ${name}`);
    for (const [name, text] of Object.entries(texts)) form.type(name, text);
    form.press();
    await form.accepted();
    expect(calls.at(-1)!.body).toMatchObject(texts);
  });

  test('locks everything that is in it, and says so, while it is sent', async () => {
    fakeApi();
    let answer!: (response: Response) => void;
    globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
    const { form, files, submit, press } = filledForm();
    const changeable = () =>
      [...form.querySelectorAll(':is([name], [type=file], [type=reset])')].filter(
        (control) => !control.closest('[inert]') && !control.matches(':disabled'),
      ).length;
    const all = changeable();
    press();
    await waitFor(() => expect(answer).toBeTruthy());
    expect(changeable()).toBe(0);
    expect(submit.textContent).toBe('Submitting...');
    expect([submit.disabled, files.disabled]).toEqual([true, true]);
    answer(new Response(JSON.stringify(receipt), { status: 201 }));
    await waitFor(() => expect(submit.disabled).toBe(false));
    expect(changeable()).toBe(all);
  });

  test('is sent once, and its photos too, when the button is pressed twice in one task', async () => {
    const calls = fakeApi();
    const form = filledForm();
    form.choose('a.jpg');
    await screen.findByAltText('Photo 1: a.jpg');
    act(() => {
      form.submit.click();
      form.submit.click();
    });
    await form.accepted();
    expect(calls.map(({ path }) => path)).toEqual(['/api/uploads', '/api/applications']);
  });
});

describe('an anonymous application', () => {
  const anonymous = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Apply anonymously' });
  const labelOf = ({ control }: ReturnType<typeof showForm>) => control('name').labels![0]!.textContent;

  test('has a pseudonym instead of a name, which no browser fills in, and is sent as discreet', async () => {
    const calls = fakeApi();
    const form = filledForm();
    expect(labelOf(form)).toBe('Name or pseudonym*');
    form.tick('discreet');
    expect(labelOf(form)).toBe('Pseudonym*');
    expect([form.control('name').autocomplete, form.control('name').value]).toEqual(['off', 'Ada Lovelace']);
    form.press();
    await form.accepted();
    expect(calls.at(-1)!.body).toMatchObject({ discreet: true });
    expect([anonymous().checked, labelOf(form)]).toEqual([false, 'Name or pseudonym*']);
  });

  test('stays one in the draft, also when she takes it back', () => {
    showForm().tick('discreet');
    cleanup();
    const form = showForm();
    expect([anonymous().checked, labelOf(form)]).toEqual([true, 'Pseudonym*']);
    form.tick('discreet');
    cleanup();
    showForm();
    expect(anonymous().checked).toBe(false);
  });

  test('is explained where it is chosen', () => {
    showForm();
    const hint = document.getElementById(anonymous().getAttribute('aria-describedby')!)!.textContent;
    expect(hint).toMatch(/pseudonym.*nearest large city.*neutral sender name and subject/);
  });
});

describe('what she agrees to', () => {
  test('is the use of her details, after reading the policy, and full age where she lives', () => {
    showForm();
    expect(screen.getByRole('checkbox', { name: /^I am 18 or older, and of legal age where I live/ })).toBeTruthy();
    const words =
      /^I have read the Privacy Policy ?, and I agree that my details and photos are used to assess this application/;
    expect(screen.getByRole('checkbox', { name: words })).toBeTruthy();
  });

  test('comes with a word on clothed photos, and a quiet way to help lines that keeps the form open', () => {
    showForm();
    expect(screen.getByText(/Clothed photos only/)).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Under pressure?' });
    expect([link.getAttribute('href'), link.target]).toEqual(['/help', '_blank']);
  });
});

describe('the fields', () => {
  test('are required by the browser where the specification says so, with an asterisk', () => {
    const { form, control } = showForm();
    const required = Array.from(form.querySelectorAll<HTMLInputElement>('[required]'), ({ name }) => name);
    expect(required.toSorted()).toEqual([
      'age_confirmed',
      'city',
      'country',
      'email',
      'name',
      'onlyfans_monthly_earnings',
      'privacy_version',
      'whatsapp',
    ]);
    for (const name of required) expect(control(name).closest('div')!.textContent).toContain('*');
  });

  test('offer the five earnings bands behind a placeholder that cannot be chosen', () => {
    const { control } = showForm();
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
    const { control } = showForm();
    expect(control('age_confirmed').checked).toBe(false);
    expect(control('privacy_version').checked).toBe(false);
  });
});

describe('photos', () => {
  test('accumulate, and only the first five are kept', async () => {
    const calls = fakeApi();
    const form = filledForm();
    form.choose('1', '2', '3');
    await screen.findByAltText('Photo 3: 3');
    form.choose('4', '5', '6', '7');
    await screen.findByAltText('Photo 5: 5');
    expect(screen.getAllByRole('img')).toHaveLength(5);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    form.press();
    await form.accepted();
    expect(calls.flatMap(({ photo: name }) => name ?? [])).toEqual(['1', '2', '3', '4', '5']);
  });

  test('can be removed, which makes room for another', async () => {
    const form = showForm();
    form.choose('1', '2', '3', '4', '5');
    (await screen.findByLabelText('Remove photo 2')).click();
    form.choose('6');
    await screen.findByAltText('Photo 5: 6');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Photo 1: 1',
      'Photo 2: 3',
      'Photo 3: 4',
      'Photo 4: 5',
      'Photo 5: 6',
    ]);
  });
});
