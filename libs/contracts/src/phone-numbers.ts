/** What libphonenumber-js makes of a text. Handed in, so that a page loads the package only when it needs it. */
type Parse<Country extends string> = (
  text: string,
  country?: Country,
) => { number: string; isPossible: () => boolean; isValid: () => boolean } | undefined;

/** A number whose country nobody knows: digits and what people write between them. */
const local = /^[\d\s()./\p{Pd}]*$/u;
const digits = { least: 7, most: 15 };

/**
 * The number that a person means, in E.164; null where only its country is missing. Undefined is what cannot be a number: no
 * country has one that long or short. A number that merely nobody seems to have is taken, for the tables of numbers age.
 * @param country for a number without a country code
 */
export function e164Of<Country extends string>(
  typed: string,
  country: Country | undefined,
  parse: Parse<Country>,
): string | null | undefined {
  const text = asciiDigits(typed).trim();
  // Mexicans write a 1 before mobile numbers that has been none of the number since 2019.
  const international = text.replace(/^00/, '+').replace(/^\+52\s?1\s?(?=(?:\D*\d){10}$)/, '+52 ');
  const given = international.startsWith('+');
  // The plan of some countries dials abroad with 00 and more: those come second.
  const readings = [given ? parse(international) : undefined, parse(text, country)].filter((one) => one?.isPossible());
  const read = readings.find((one) => one?.isValid()) ?? readings[0] ?? withoutPlus(text, parse);
  if (read) return read.number;
  return given || country || !local.test(text) || !hasDigits(text) ? undefined : null;
}

/** As in 48 600 100 200. With less than certainty the digits may be a number of any country. */
function withoutPlus<Country extends string>(text: string, parse: Parse<Country>) {
  const read = parse(`+${text}`);
  return read?.isValid() ? read : undefined;
}

function hasDigits(text: string): boolean {
  const { length } = text.replace(/\D/g, '');
  return length >= digits.least && length <= digits.most;
}

const thaiZero = 0x0e50;
const asciiDigits = (text: string) => text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));

type Numbers = { whatsapp: string; phone_e164?: string | null | undefined };

/** A number as staff read it: as it is dialed, and as it was typed where that says something else. */
export function phoneText({ whatsapp, phone_e164 }: Numbers): string {
  const said = phone_e164 ?? whatsapp;
  return said.replace(/\D/g, '') === whatsapp.replace(/\D/g, '') ? whatsapp : `${said} (${whatsapp})`;
}

/** A chat in WhatsApp with a number in E.164. */
export const whatsappChat = (e164: string): string => `https://wa.me/${e164.replace(/\D/g, '')}`;
