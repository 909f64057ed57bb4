import { countryCodeOf } from '@blue-peony/contracts';

export type Person = { email: string; name: string; country: string; whatsapp: string };

/** In the format that providers match; their scripts hash it before sending. */
export function identity({ email, name, country, whatsapp }: Person, language: string) {
  const [first = '', ...others] = name.trim().toLowerCase().split(/\s+/);
  return {
    email: email.trim().toLowerCase(),
    first,
    last: others.join(' '),
    phone: whatsapp.replace(/\D/g, ''),
    country: countryCodeOf(country, [language || 'en', 'en'])?.toLowerCase() ?? '',
  };
}
