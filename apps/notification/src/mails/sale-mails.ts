import { agency, claims } from '@blue-peony/agency';
import {
  formatMoney,
  locales,
  type DownloadRenewed,
  type Language,
  type OrderPaid,
  type OrderRefunded,
} from '@blue-peony/contracts';
import { buyerMessages, saleMessages } from '../i18n/buyer.ts';
import { fill } from '../i18n/index.ts';
import { letterMail, type Letter } from './letter.ts';
import type { Mail } from './mail.ts';

type Sold = OrderPaid['payload'];
type Kind = 'receipt' | 'session' | 'renewed' | 'refunded';

const agencyMailbox = { name: agency.name, address: agency.email };

/** The receipt of the guide, or what follows on a booking. */
export const receiptMail = (sold: Sold, publicUrl: string): Mail =>
  buyerMail(sold.product === 'digital-guide' ? 'receipt' : 'session', sold, publicUrl, sold);

export const refundMail = (sold: OrderRefunded['payload'], publicUrl: string): Mail =>
  buyerMail('refunded', sold, publicUrl, sold);

export const renewedMail = (renewed: DownloadRenewed['payload'], publicUrl: string): Mail =>
  buyerMail('renewed', renewed, publicUrl);

type Order = { order_id: string; email: string; language: Language };

function buyerMail(kind: Kind, { order_id, email, language }: Order, publicUrl: string, sold?: Sold): Mail {
  const { tag: lang, prefix } = locales.find((locale) => locale.language === language)!;
  const messages = buyerMessages[language];
  const { subject, heading, intro, open } = messages[kind];
  const text = (template: string) => fill(template, valuesOf(sold));
  const path = kind === 'session' ? `/filming-success?order=${order_id}` : `/order/${order_id}/success`;
  const facts: [string, string][] = [[messages.order, order_id]];
  if (sold) facts.push([messages.amount, formatMoney(sold, lang)]);
  const letter: Letter = {
    lang,
    subject: text(subject),
    heading: text(heading),
    intro: text(intro),
    facts,
    links: open ? [{ label: open, href: `${publicUrl.replace(/\/+$/, '')}${prefix}${path}` }] : [],
    ending: [
      ...(sold?.hours ? [text(messages.booked)] : []),
      text(messages.contact),
      `${text(messages.closing)}\n${text(messages.signature)}`,
    ],
  };
  return letterMail(letter, { to: { address: email }, replyTo: agencyMailbox });
}

/** Tells staff of a booking, or of money that went back. */
export function saleStaffMail(what: 'booked' | 'refunded' | 'disputed', sold: Sold, staffAddress: string): Mail {
  const { subject, heading, intro } = saleMessages[what];
  const values = valuesOf(sold);
  const { order, amount, booked } = buyerMessages.en;
  const letter: Letter = {
    lang: 'en',
    subject: fill(subject, values),
    heading,
    intro: fill(intro, values),
    facts: [
      [saleMessages.buyer, sold.email],
      [saleMessages.language, sold.language],
      [amount, formatMoney(sold, 'en')],
      [order, sold.order_id],
    ],
    links: [],
    ending: sold.hours ? [fill(booked, values)] : [],
  };
  return letterMail(letter, { to: { address: staffAddress }, replyTo: { address: sold.email } });
}

const valuesOf = (sold: Sold | undefined) => ({
  agency: agency.name,
  mailbox: agency.email,
  hours: claims.filming.contactHours,
  notice: claims.filming.rescheduleHours,
  length: sold?.hours ?? 0,
});
