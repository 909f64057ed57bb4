/** Parser of libphonenumber-js, passed in so that a page loads the package only when needed. */
type Parse<Country extends string> = (
  text: string,
  country?: Country,
) => { number: string; isPossible: () => boolean; isValid: () => boolean } | undefined;

/** A number without a country code: digits and the usual separators. */
const local = /^[\d\s()./\p{Pd}]*$/u;
const digits = { least: 7, most: 15 };

/**
 * The number in E.164 format; null when only the country is missing; undefined when it cannot be a number because of
 * its length. A number of a range that seems unassigned is accepted, because the library's tables grow old.
 * @param country assumed for a number without a country code
 */
export function e164Of<Country extends string>(typed: string, country: Country | undefined, parse: Parse<Country>) {
  const text = asciiDigits(typed).trim();
  // Mexicans may still type a 1 before mobile numbers, which has not been part of them since 2019.
  const international = text.replace(/^00/, '+').replace(/^\+52\s?1\s?(?=(?:\D*\d){10}$)/, '+52 ');
  const given = international.startsWith('+');
  // Some countries dial abroad with 00 and further digits: that reading comes second.
  const first = given ? parse(international) : undefined;
  const readings = [first, first?.isValid() ? undefined : parse(text, country)].filter((one) => one?.isPossible());
  const read = readings.find((one) => one?.isValid()) ?? readings[0] ?? withoutPlus(text, parse);
  if (read) return read.number;
  return given || country || !local.test(text) || !hasDigits(text) ? undefined : null;
}

/** Handles input such as 48 600 100 200. Needs a certain match, because the digits may be a number of any country. */
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

/** A number for staff: the E.164 form, and the typed text when it differs. */
export function phoneText({ whatsapp, phone_e164 }: Numbers): string {
  const said = phone_e164 ?? whatsapp;
  return said.replace(/\D/g, '') === whatsapp.replace(/\D/g, '') ? whatsapp : `${said} (${whatsapp})`;
}

/** WhatsApp chat link for an E.164 number. */
export const whatsappChat = (e164: string): string => `https://wa.me/${e164.replace(/\D/g, '')}`;
