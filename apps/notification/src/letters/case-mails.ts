import { agency, claims, terms } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import type { CaseText } from '@blue-peony/contracts';
import { staffCaseMessages } from '../i18n/staff/cases.ts';
import { endingOf, letterMail, opening } from './letter.ts';
import { tagOf, type Mail } from './mail.ts';

/** Tells a buyer that staff check the payment, or that it was refunded; undefined without an address. */
export function caseBuyerMail(what: 'review' | 'returned', { to, language, paid }: CaseText): Mail | undefined {
  if (!to) return undefined;
  const { cases, buyer } = messages[language];
  const values = { ...terms, hours: claims.replyHours, agency: agency.name, mailbox: agency.email };
  const letter = {
    ...opening(language, cases[what], values),
    facts: [[buyer.amount, moneyOf(paid, tagOf(language))]] as const,
    ending: endingOf(language),
  };
  return letterMail(letter, { to: { address: to } });
}

/** Asks staff to decide about a case. */
export function caseStaffMail(
  { reason, payment_status, to, reference, paid }: CaseText,
  staffAddress: string,
  url: string,
): Mail {
  const { disputed, open, labels, nobody, noOrder, reasons } = staffCaseMessages;
  const letter = {
    ...opening('en', staffCaseMessages, { reason: reasons[reason] }),
    facts: [
      [labels.reason, reasons[reason]],
      [labels.paid, moneyOf(paid, 'en')],
      [labels.buyer, to ?? nobody],
      [labels.order, reference ?? noOrder],
    ] as const,
    links: [{ label: open, href: `${url}/admin/money` }],
    ending: payment_status === 'disputed' ? [disputed] : [],
  };
  return letterMail(letter, { to: { address: staffAddress }, replyTo: { address: to ?? agency.email } });
}

/** The provider may send any currency code, even an invalid one. */
function moneyOf({ amount, currency }: CaseText['paid'], lang: string): string {
  try {
    return new Intl.NumberFormat(lang, { style: 'currency', currency }).format(amount / 100);
  } catch {
    return `${(amount / 100).toFixed(2)} ${currency}`.trim();
  }
}
