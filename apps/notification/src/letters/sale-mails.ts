import { agency, filmingClaims, seller, sellerLines, terms } from '@blue-peony/agency';
import { messages, type Messages } from '@blue-peony/agency/words';
import { formatMoney, type OrderText } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { saleMessages } from '../i18n/staff/sales.ts';
import { endingOf, letterMail, opening, type Fact, type Letter } from './letter.ts';
import { tagOf, type Mail } from './mail.ts';

/** The texts of a mail about a session, which has next steps and no downloads. */
const ofSession = {
  receipt: 'session',
  renewed: 'found',
  refunded: 'refunded',
  partly_refunded: 'partly_refunded',
} as const;
export type BuyerMail = keyof typeof ofSession;

/** Tells the previous address, if any, that mails and links now go to another address, and nothing else. */
export function movedMail(order: OrderText): Mail | undefined {
  if (!order.previous_to) return undefined;
  const { language } = order;
  const { moved } = messages[language].buyer;
  const letter = { ...opening(language, moved, valuesOf(order)), ending: endingOf(language) };
  return letterMail(letter, { to: { address: order.previous_to } });
}

/** The one question for a review, and the no that takes one click; undefined where the buyer may not be asked. */
export function reviewRequestMail(order: OrderText, publicUrl: string): Mail | undefined {
  const { language, review } = order;
  if (!review) return undefined;
  const texts = messages[language].buyer.review_request;
  const links = [
    { label: texts.open, href: publicUrl + review.write },
    { label: texts.refuse, href: publicUrl + review.refuse },
  ];
  const letter = { ...opening(language, texts, valuesOf(order)), links, ending: endingOf(language) };
  return letterMail(letter, { to: { address: order.to } });
}

/** `renewed` links to the order, whose page has working download links. */
export function buyerMail(mail: BuyerMail, order: OrderText, publicUrl: string): Mail {
  const { language } = order;
  const kind = order.product === 'teasing-content' ? ofSession[mail] : mail;
  const lang = tagOf(language);
  const texts = messages[language].buyer;
  const partly = kind === 'partly_refunded';
  const { open, ...words } = { open: partly ? texts.renewed.open : undefined, ...texts[kind] };
  const values = valuesOf(order);
  const text = (template: string) => formatMessage(language, template, values);
  const linkTo = (label: string, path: string) => ({ label, href: `${publicUrl}${path}` });
  const letter: Letter = {
    ...opening(language, words, values),
    facts: [...factsOf(order, texts, lang), ...(partly ? [returnedOf(order, lang)] : [])],
    links: [
      ...(kind === 'session' && order.booking_link ? [linkTo(texts.booking.choose, order.booking_link)] : []),
      ...(open ? [linkTo(open, order.link)] : []),
    ],
    ending: [
      ...(kind === 'receipt' ? [text(texts.limits)] : []),
      // A purchase that was given back cannot be withdrawn from.
      ...(kind === 'refunded' ? [] : [text(seller.withdrawal[language])]),
      ...endingOf(language),
      ...(kind === 'receipt' || kind === 'session' ? confirmationOf(order, lang) : []),
    ],
  };
  return letterMail(letter, { to: { address: order.to } });
}

/** The mail is what a buyer keeps: the terms, what she agreed to, and how she withdraws. */
function confirmationOf({ sale, language }: OrderText, lang: string): string[] {
  if (!sale) return [];
  const { consents, terms: conditions, notice } = sale;
  const { consentsTitle, agreedAt, termsTitle, noticeTitle } = messages[language].sale;
  return [
    ...(consents && consents.words.length > 0
      ? [
          [
            consentsTitle,
            ...consents.words,
            `${agreedAt}: ${dayOf(consents.at, lang)}, ${consents.at.slice(11, 16)} UTC`,
          ].join('\n'),
        ]
      : []),
    [termsTitle, ...conditions].join('\n'),
    `${noticeTitle}\n${notice}`,
  ];
}

/** Facts that a receipt must state. */
function factsOf(order: OrderText, texts: Messages['buyer'], lang: string): Fact[] {
  const { reference, product, paid_at } = order;
  return [
    [texts.order, reference],
    [texts.product, formatMessage(order.language, texts.products[product], valuesOf(order))],
    ...(paid_at ? [[texts.date, dayOf(paid_at, lang)] as const] : []),
    [texts.amount, formatMoney(order, lang)],
    [texts.seller, sellerLines().join('\n')],
  ];
}

const dayOf = (time: string, lang: string) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

const returnedOf = ({ refunded: amount, currency, language }: OrderText, lang: string): Fact => [
  messages[language].buyer.returned,
  formatMoney({ amount, currency }, lang),
];

/** Tells staff about a booking, a refund or a withdrawal. */
export function saleStaffMail(
  what: 'booked' | 'partly_refunded' | 'refunded' | 'disputed' | 'withdrawn',
  sold: OrderText,
  staffAddress: string,
): Mail {
  const values = valuesOf(sold);
  const { order, amount, product, products } = messages.en.buyer;
  const letter: Letter = {
    ...opening('en', saleMessages[what], values),
    facts: [
      [saleMessages.buyer, sold.to],
      [saleMessages.language, sold.language],
      [product, formatMessage('en', products[sold.product], values)],
      [amount, formatMoney(sold, 'en')],
      ...(what === 'partly_refunded' ? [returnedOf({ ...sold, language: 'en' }, 'en')] : []),
      [order, sold.reference],
    ],
  };
  return letterMail(letter, { to: { address: staffAddress }, replyTo: { address: sold.to } });
}

const valuesOf = ({ reference, hours, product }: OrderText) => ({
  ...terms,
  agency: agency.name,
  mailbox: agency.email,
  reference,
  hours: filmingClaims.contactHours,
  notice: filmingClaims.rescheduleHours,
  length: hours ?? 0,
  product: product === 'teasing-content' ? 'session' : 'guide',
});
