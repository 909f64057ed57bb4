import type { ReviewedApplication } from '@blue-peony/contracts';

type Numbers = Pick<ReviewedApplication, 'whatsapp' | 'phone_e164'>;

/** Undefined without a country code, which cannot be guessed. */
function internationalDigits({ whatsapp, phone_e164 }: Numbers): string | undefined {
  const given = phone_e164 ?? whatsapp.trim();
  const digits = given.replace(/\D/g, '').replace(/^00/, '');
  const international = given.startsWith('+') || given.startsWith('00') || !digits.startsWith('0');
  return international && digits.length >= 8 && digits.length <= 15 ? digits : undefined;
}

export function whatsappHref(numbers: Numbers, text?: string): string | undefined {
  const digits = internationalDigits(numbers);
  return digits && `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

export function telHref(numbers: Numbers): string | undefined {
  const digits = internationalDigits(numbers);
  return digits && `tel:+${digits}`;
}

/** A mailto link. The address is encoded, so that other characters in it cannot add headers. */
export const mailtoHref = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
