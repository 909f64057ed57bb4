type Person = { email: string; name: string; country: string; whatsapp: string };

/** In the format that providers match; their scripts hash it before sending. */
export function identity({ email, name, country, whatsapp }: Person, language: string) {
  const [first = '', ...others] = name.trim().toLowerCase().split(/\s+/);
  return {
    email: email.trim().toLowerCase(),
    first,
    last: others.join(' '),
    phone: whatsapp.replace(/\D/g, ''),
    country: countryCode(country, language),
  };
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function countryCode(name: string, language: string): string {
  const wanted = name.trim().toLowerCase();
  const names = [language || 'en', 'en'].map(
    (tag) => new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }),
  );
  for (const first of letters)
    for (const second of letters) {
      const code = first + second;
      if (names.some((list) => list.of(code)?.toLowerCase() === wanted)) return code.toLowerCase();
    }
  return '';
}
