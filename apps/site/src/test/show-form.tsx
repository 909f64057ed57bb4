import { expect, jest } from '@jest/globals';
import { locales, type LocaleId } from '@blue-peony/contracts';
import { fireEvent, render, waitFor, within } from '@testing-library/react';
// The form asks for these and for the photos' code at once; Jest cannot link a module that two such imports share.
import '../features/application-form/sending.ts';
import { ApplicationForm } from '../features/application-form/application-form.tsx';
import { allCatalogs } from './all-catalogs.ts';
import { inLanguage } from './in-language.tsx';

export const required = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  country: 'UK',
  city: 'London',
  whatsapp: '+44 20 7946 0018',
  onlyfans_monthly_earnings: '$0',
};

/** Draws the application form of a language. */
export function showForm(id: LocaleId = 'us') {
  const onAccepted = jest.fn();
  const locale = locales.find((candidate) => candidate.id === id)!;
  const text = allCatalogs[locale.language];
  const view = render(inLanguage(locale, <ApplicationForm onAccepted={onAccepted} />));
  const form = view.container.querySelector('form')!;
  const control = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });
  const tick = (name: string) => fireEvent.click(control(name));
  const agree = () => ['age_confirmed', 'privacy_version'].forEach(tick);
  const files = form.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (...chosen: (string | File)[]) => {
    const made = chosen.map((one) => (typeof one === 'string' ? new File(['x'], one, { type: 'image/jpeg' }) : one));
    fireEvent.change(files, { target: { files: made } });
  };
  const submit = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  return {
    ...view,
    text,
    onAccepted,
    form,
    control,
    type,
    tick,
    agree,
    files,
    choose,
    submit,
    /** Fills in what the form requires, up to the two ticks. */
    fillIn: () => Object.entries(required).forEach(([name, value]) => type(name, value)),
    press: () => fireEvent.click(submit),
    accepted: () => waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1)),
  };
}

/** The form, filled in and agreed to. */
export function filledForm(id?: LocaleId) {
  const shown = showForm(id);
  shown.fillIn();
  shown.agree();
  return shown;
}

/** Closes the alert that is shown or about to be. @returns its text */
export async function closeAlert(answer = 'OK'): Promise<string> {
  // A query by role would read the whole form at each change of the page.
  const alert = await waitFor(() => {
    const shown = document.querySelector<HTMLElement>('[role=alertdialog][open]');
    expect(shown).not.toBeNull();
    return shown!;
  });
  const { textContent } = alert;
  fireEvent.click(within(alert).getByRole('button', { name: answer }));
  return textContent;
}
