import { messages } from '@blue-peony/agency/words';
import type { Language, WithdrawalText } from '@blue-peony/contracts';
import { endingOf, letterMail, opening } from './letter.ts';
import { tagOf, type Mail } from './mail.ts';

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
    ending: endingOf(language),
  };
  return letterMail(letter, { to: { address: to } });
}

/** Asks the buyer at the order's own address; undefined once there is nothing to confirm. */
export function withdrawalConfirmMail({ received_at, confirm }: WithdrawalText, publicUrl: string): Mail | undefined {
  if (!confirm) return undefined;
  const { to, language, zone, reference, link } = confirm;
  const texts = messages[language].buyer.withdrawal_confirm;
  const letter = {
    ...opening(language, texts, { reference, time: timeIn(language, zone, received_at) }),
    links: [{ label: texts.open, href: `${publicUrl}${link}` }],
    ending: endingOf(language),
  };
  return letterMail(letter, { to: { address: to } });
}

const timeIn = (language: Language, timeZone: string, at: string): string =>
  new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(at));
