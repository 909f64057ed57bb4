import { countryCodeOf, e164Of, locales } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

type Given = {
  whatsapp: string;
  country: string;
  phone_country?: string | undefined;
  /** The earlier number: the new one most likely has the same country. */
  phone_e164?: string | null | undefined;
};

const tags = locales.map(({ tag }) => tag);

/** Null when the country is unknown. @throws AppError validation_failed for text that cannot be a number */
export function phoneNumberOf({ whatsapp, country, phone_country, phone_e164 }: Given): string | null {
  const before = phone_e164 ? parsePhoneNumberFromString(phone_e164)?.country : undefined;
  const known = phone_country ?? before ?? countryCodeOf(country, tags);
  const number = e164Of(whatsapp, known && isSupported(known) ? known : undefined, parsePhoneNumberFromString);
  if (number === undefined)
    throw new AppError('validation_failed', { errors: [{ field: 'whatsapp', code: 'phone_invalid' }] });
  return number;
}

const isSupported = (code: string): code is CountryCode => isSupportedCountry(code);
