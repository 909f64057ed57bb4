import { jest } from '@jest/globals';
import { locales, type LocaleId } from '@blue-peony/contracts';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// The form asks for these and for the photos' code at once; Jest cannot link a module that two such imports share.
import '../features/application-form/sending.ts';
import { ApplicationForm } from '../features/application-form/application-form.tsx';
import { Localized } from '../i18n/localized.tsx';
import { allCatalogs } from './all-catalogs.ts';

/** Draws the application form of a language. */
export function showForm(id: LocaleId = 'us') {
  const onAccepted = jest.fn();
  const locale = locales.find((candidate) => candidate.id === id)!;
  const text = allCatalogs[locale.language];
  const view = render(
    <Localized locale={locale} catalog={text}>
      <ApplicationForm onAccepted={onAccepted} />
    </Localized>,
  );
  const control = (name: string) => view.container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const submit = () => view.container.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const files = () => view.container.querySelector<HTMLInputElement>('input[type=file]')!;
  return { ...view, text, onAccepted, control, submit, files };
}

export const user = userEvent.setup({ applyAccept: false });
export const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** Fills in what the form requires. */
export async function fillIn({ control }: ReturnType<typeof showForm>) {
  const values = {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    country: 'UK',
    city: 'London',
    whatsapp: '+44 20 7946 0018',
  };
  for (const [name, value] of Object.entries(values)) {
    await user.click(control(name));
    await user.paste(value);
  }
  await user.selectOptions(control('onlyfans_monthly_earnings'), '$0');
  await user.click(control('age_confirmed'));
  await user.click(control('privacy_version'));
}
