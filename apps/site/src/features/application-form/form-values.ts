import { agency } from '@blue-peony/agency';
import { optionalTextNames, type applicationLimits, type EarningsBand, type Language } from '@blue-peony/contracts';
import { keptSource } from '../../source.ts';
import type { Filled } from './submit-application.ts';

export type TextField = keyof typeof applicationLimits;

const optional = ['phone_country', ...optionalTextNames] as const;

/** Reads the form's values. Empty optional fields are left out, as the contract requires. */
export function readForm(form: HTMLFormElement, language: Language): Filled {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const given = optional.map((name) => [name, text(name)] as const).filter(([, value]) => value !== '');
  const source = keptSource();
  return {
    name: text('name'),
    email: text('email'),
    country: text('country'),
    city: text('city'),
    // The browser submits only with a choice and both boxes checked; the server validates again.
    onlyfans_monthly_earnings: text('onlyfans_monthly_earnings') as EarningsBand,
    whatsapp: text('whatsapp'),
    ...Object.fromEntries(given),
    language,
    ...(data.has('discreet') && { discreet: true }),
    ...(source && { source }),
    age_confirmed: data.has('age_confirmed') as true,
    privacy_version: agency.legalUpdated,
  };
}

/** Whether she applies anonymously. */
export const isDiscreet = (form: HTMLFormElement): boolean => new FormData(form).has('discreet');

const consents = ['age_confirmed', 'privacy_version'];

/** Fields that say whether photos may go up at once. */
export const permits = (name: string): boolean => [...consents, 'discreet'].includes(name);

/** Whether photos may leave the device before the form does: both boxes are checked, and she is not about to cover one. */
export const mayUpload = (form: HTMLFormElement): boolean => {
  const data = new FormData(form);
  return consents.every((name) => data.has(name)) && !data.has('discreet');
};
