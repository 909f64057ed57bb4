import '../../test/setup-dom.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { currentPrivacyVersion, eachOptionalText } from '@blue-peony/contracts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../test/fake-api.ts';
import { receipt } from '../../test/fake-my-application.ts';
import { fillIn, photo, showForm, user } from '../../test/show-form.tsx';

// The fields' help is loaded at the first touch, which takes long on a busy machine.
await import('../../contact/helpers.tsx');

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('an application', () => {
  test('goes up photo by photo and then as one post, with empty optional fields left out', async () => {
    const calls = fakeApi();
    const form = showForm();
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
    const form = showForm();
    await fillIn(form);
    const texts = eachOptionalText((name) => `my ${name}`);
    for (const [name, text] of Object.entries(texts)) fireEvent.change(form.control(name), { target: { value: text } });
    await user.click(form.submit());
    await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
    expect(calls.at(-1)!.body).toMatchObject(texts);
  });

  test('leaves an empty form behind', async () => {
    fakeApi();
    const form = showForm();
    await fillIn(form);
    await user.upload(form.files(), photo('a.jpg'));
    await user.click(form.submit());
    await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
    expect(form.control('name').value).toBe('');
    expect(screen.queryAllByRole('img')).toHaveLength(0);
    expect(sessionStorage.length).toBe(0);
  });

  test('locks everything that is in it, and says so, while it is sent', async () => {
    fakeApi();
    let answer!: (response: Response) => void;
    globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
    const form = showForm();
    const changeable = () =>
      [...form.container.querySelectorAll('form :is([name], [type=file], [type=reset])')].filter(
        (control) => !control.closest('[inert]') && !control.matches(':disabled'),
      ).length;
    const all = changeable();
    await fillIn(form);
    await user.click(form.submit());
    expect(changeable()).toBe(0);
    expect(form.submit().textContent).toBe('Submitting...');
    expect(form.submit().disabled).toBe(true);
    expect(form.files().disabled).toBe(true);
    answer(new Response(JSON.stringify(receipt), { status: 201 }));
    await waitFor(() => expect(form.submit().disabled).toBe(false));
    expect(changeable()).toBe(all);
  });

  test('is sent once, and its photos too, when the button is pressed twice in one task', async () => {
    const calls = fakeApi();
    const form = showForm();
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
    const form = showForm('ukr');
    await fillIn(form);
    await user.click(form.submit());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({ language: 'ukr' });
  });
});

describe('an anonymous application', () => {
  const anonymous = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Apply anonymously' });

  test('has a pseudonym instead of a name, which no browser fills in, and is sent as discreet', async () => {
    const calls = fakeApi();
    const form = showForm();
    await fillIn(form);
    expect(form.control('name').labels![0]!.textContent).toBe('Name or pseudonym*');
    await user.click(anonymous());
    expect(form.control('name').labels![0]!.textContent).toBe('Pseudonym*');
    expect([form.control('name').autocomplete, form.control('name').value]).toEqual(['off', 'Ada Lovelace']);
    await user.click(form.submit());
    await waitFor(() => expect(form.onAccepted).toHaveBeenCalled());
    expect(calls.at(-1)!.body).toMatchObject({ discreet: true });
    expect([anonymous().checked, form.control('name').labels![0]!.textContent]).toEqual([false, 'Name or pseudonym*']);
  });

  test('stays one in the draft, also when she takes it back', async () => {
    showForm();
    await user.click(anonymous());
    cleanup();
    expect(showForm().control('name').labels![0]!.textContent).toBe('Pseudonym*');
    expect(anonymous().checked).toBe(true);
    await user.click(anonymous());
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
    const { container } = showForm();
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

  test('come back from the draft of the tab', async () => {
    const form = showForm();
    await user.type(form.control('city'), 'Gdynia');
    cleanup();
    expect(showForm().control('city').value).toBe('Gdynia');
  });
});

describe('photos', () => {
  test('accumulate, and only the first five are kept', async () => {
    const calls = fakeApi();
    const form = showForm();
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
    const form = showForm();
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
