import { messages } from '@blue-peony/agency/words';
import { locales, type Language, type WithdrawalText } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { endingOf, letterMail } from './letter.ts';
import type { Mail } from './mail.ts';

/** The receipt of a withdrawal. It goes to an address that anybody can have typed, so it links to nothing. */
export function withdrawalMail({ to, language, received_at, zone, name, contract }: WithdrawalText): Mail {
  const { subject, heading, intro, ...labels } = messages[language].buyer.withdrawal;
  const letter = {
    language,
    subject,
    heading,
    intro,
    facts: [
      [labels.statement, labels.stated],
      [labels.name, name],
      [labels.contract, contract],
      [labels.received, timeIn(language, zone, received_at)],
    ] as const,
    links: [],
    ending: endingOf(language),
  };
  return letterMail(letter, { to: { address: to } });
}

/** Asks the buyer at the order's own address; undefined once there is nothing to confirm. */
export function withdrawalConfirmMail({ received_at, confirm }: WithdrawalText, publicUrl: string): Mail | undefined {
  if (!confirm) return undefined;
  const { to, language, zone, reference, link } = confirm;
  const { subject, heading, intro, open } = messages[language].buyer.withdrawal_confirm;
  const values = { reference, time: timeIn(language, zone, received_at) };
  const letter = {
    language,
    subject: formatMessage(language, subject, values),
    heading,
    intro: formatMessage(language, intro, values),
    facts: [],
    links: [{ label: open, href: `${publicUrl}${link}` }],
    ending: endingOf(language),
  };
  return letterMail(letter, { to: { address: to } });
}

function timeIn(language: Language, timeZone: string, at: string): string {
  const { tag } = locales.find((locale) => locale.language === language)!;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(at));
}
