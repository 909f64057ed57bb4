import { agency, filmingClaims, seller } from '@blue-peony/agency';
import { formatMoney, locales, type OrderText } from '@blue-peony/contracts';
import { buyerMessages, saleMessages, type BuyerMessages } from '../i18n/buyer.ts';
import { fill } from '../i18n/index.ts';
import { partialRefundMessages } from '../i18n/partial-refunds.ts';
import { letterMail, type Letter } from './letter.ts';
import type { Mail } from './mail.ts';

type Kind = 'receipt' | 'session' | 'renewed' | 'found' | 'refunded' | 'partly_refunded';

const agencyMailbox = { name: agency.name, address: agency.email };
const isSession = ({ product }: OrderText) => product === 'teasing-content';

/** Receipt of the guide, or of a booking with its next steps. */
export const receiptMail = (order: OrderText, publicUrl: string): Mail =>
  buyerMail(isSession(order) ? 'session' : 'receipt', order, publicUrl);

export const refundMail = (order: OrderText, publicUrl: string): Mail => buyerMail('refunded', order, publicUrl);

export const partialRefundMail = (order: OrderText, publicUrl: string): Mail =>
  buyerMail('partly_refunded', order, publicUrl);

/** A link to an order, whose page has working download links. */
export const renewedMail = (order: OrderText, publicUrl: string): Mail =>
  buyerMail(isSession(order) ? 'found' : 'renewed', order, publicUrl);

/** Tells the previous address, if any, that mails and links now go to another address, and nothing else. */
export function movedMail(order: OrderText): Mail | undefined {
  if (!order.previous_to) return undefined;
  const { tag: lang } = locales.find(({ language }) => language === order.language)!;
  const messages = buyerMessages[order.language];
  const text = (template: string) => fill(template, valuesOf(order));
  const { subject, heading, intro } = messages.moved;
  const ending = [text(messages.contact), `${text(messages.closing)}\n${text(messages.signature)}`];
  const letter = { lang, subject: text(subject), heading, intro: text(intro), facts: [], links: [], ending };
  return letterMail(letter, { to: { address: order.previous_to }, replyTo: agencyMailbox });
}

function buyerMail(kind: Kind, order: OrderText, publicUrl: string): Mail {
  const { tag: lang } = locales.find(({ language }) => language === order.language)!;
  const messages = buyerMessages[order.language];
  const partly = kind === 'partly_refunded';
  const { subject, heading, intro, open } = partly
    ? { ...partialRefundMessages[order.language], open: messages.renewed.open }
    : messages[kind];
  const values = valuesOf(order);
  const text = (template: string) => fill(template, values);
  const letter: Letter = {
    lang,
    subject: text(subject),
    heading: text(heading),
    intro: text(intro),
    facts: [...factsOf(order, messages, lang), ...(partly ? [returnedOf(order, lang)] : [])],
    links: open ? [{ label: open, href: `${publicUrl.replace(/\/+$/, '')}${order.link}` }] : [],
    ending: [
      ...(kind === 'receipt' ? [messages.limits] : []),
      text(seller.withdrawal[order.language]),
      text(messages.contact),
      `${text(messages.closing)}\n${text(messages.signature)}`,
    ],
  };
  return letterMail(letter, { to: { address: order.to }, replyTo: agencyMailbox });
}

/** Facts that a receipt must state. */
function factsOf(order: OrderText, messages: BuyerMessages, lang: string): [string, string][] {
  const { reference, product, paid_at } = order;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return [
    [messages.order, reference],
    [messages.product, fill(messages.products[product], valuesOf(order))],
    ...(paid_at ? ([[messages.date, date.format(new Date(paid_at))]] as [string, string][]) : []),
    [messages.amount, formatMoney(order, lang)],
    [messages.seller, seller.lines[seller.ofRecord].join('\n')],
  ];
}

const returnedOf = ({ refunded: amount, currency, language }: OrderText, lang: string): [string, string] => [
  partialRefundMessages[language].returned,
  formatMoney({ amount, currency }, lang),
];

/** Tells staff about a booking or a refund. */
export function saleStaffMail(
  what: 'booked' | 'partly_refunded' | 'refunded' | 'disputed',
  sold: OrderText,
  staffAddress: string,
): Mail {
  const { subject, heading, intro } = saleMessages[what];
  const values = valuesOf(sold);
  const { order, amount, product, products } = buyerMessages.en;
  const letter: Letter = {
    lang: 'en',
    subject: fill(subject, values),
    heading,
    intro: fill(intro, values),
    facts: [
      [saleMessages.buyer, sold.to],
      [saleMessages.language, sold.language],
      [product, fill(products[sold.product], values)],
      [amount, formatMoney(sold, 'en')],
      ...(what === 'partly_refunded' ? [returnedOf({ ...sold, language: 'en' }, 'en')] : []),
      [order, sold.reference],
    ],
    links: [],
    ending: [],
  };
  return letterMail(letter, { to: { address: staffAddress }, replyTo: { address: sold.to } });
}

const valuesOf = ({ reference, hours }: OrderText) => ({
  agency: agency.name,
  mailbox: agency.email,
  reference,
  hours: filmingClaims.contactHours,
  notice: filmingClaims.rescheduleHours,
  length: hours ?? 0,
});
