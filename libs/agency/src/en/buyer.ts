import { promises } from './promises.ts';

/**
 * What a buyer reads. `{agency}`, `{mailbox}`, `{reference}`, `{hours}`, `{notice}`, `{length}` and `{time}` are filled in. Subjects show on
 * locked screens, so they name neither the trade nor the platform.
 */
export const buyer = {
  receipt: {
    subject: 'Your receipt, and your files ({reference})',
    heading: 'Thank you. Your files are ready.',
    intro: `Download them on your order page, as PDF and as EPUB, with the worksheets as a PDF of their own. ${promises.downloads}`,
    open: 'Open my order',
  },
  session: {
    subject: 'Your session is booked ({reference})',
    heading: 'Your session is booked.',
    intro:
      'A member of our team will contact you within {hours, plural, one {# hour} other {# hours}} to find a time. To move it, tell us at least {notice, plural, one {# hour} other {# hours}} in advance.',
    open: 'What to prepare',
  },
  renewed: {
    subject: 'Your fresh download links ({reference})',
    heading: 'Here are your files again.',
    intro: `Here are your new links, on your order page. ${promises.downloads} The older links no longer work.`,
    open: 'Open my order',
  },
  found: {
    subject: 'Your order {reference}',
    heading: 'Here is your booking again.',
    intro: 'You asked for the link to your order. It shows what you booked, and how to prepare.',
    open: 'Open my order',
  },
  moved: {
    subject: 'Order {reference}: new address',
    heading: 'This order has a new address.',
    intro:
      'As requested, emails about this order go to another address from now on. Links that came to this one no longer work. If you didn’t request this, please reply to this email.',
  },
  refunded: {
    subject: 'Your payment has been refunded ({reference})',
    heading: 'Your payment has been refunded.',
    intro: `${promises.refunded} {product, select, session {Your booking is canceled.} other {The download links no longer work.}}`,
  },
  partly_refunded: {
    subject: 'Part of your payment has been refunded ({reference})',
    heading: 'Part of your payment has been refunded.',
    intro: `${promises.refunded} What you bought stays yours.`,
  },
  order: 'Order',
  amount: 'Amount',
  date: 'Date',
  product: 'Product',
  products: {
    'digital-guide': 'Digital guide, PDF and EPUB',
    'teasing-content': 'Filming session, {length} h',
  },
  seller: 'Seller',
  limits: `The links work for {linkDays, plural, one {# day} other {# days}}. ${promises.resumed} When the links expire, you can request new ones on your order page.`,
  contact: 'Any questions? Write to {mailbox}, or simply reply to this message.',
  closing: 'Warm regards,',
  signature: 'The {agency} team',
  returned: 'Refunded so far',
  withdrawal: {
    subject: 'We have received your withdrawal',
    heading: 'Your withdrawal has arrived.',
    intro: 'This is the receipt of your statement of withdrawal. Please keep it.',
    statement: 'Statement',
    stated: 'I withdraw from the contract named below.',
    name: 'Name',
    contract: 'Contract',
    received: 'Received',
  },
  withdrawal_confirm: {
    subject: 'Please confirm your withdrawal ({reference})',
    heading: 'Did you withdraw from this order?',
    intro:
      'On {time}, somebody submitted a withdrawal from your order {reference}. If it was you, confirm it: it takes effect as of that time. If it wasn’t you, ignore this email, and nothing changes.',
    open: 'Look at it and confirm',
  },
  review_request: {
    subject: 'How was it? ({reference})',
    heading: 'How was it?',
    intro:
      'You allowed us to ask you for a review of your purchase. This is our only email about it. Good or bad, we publish it once somebody from our team has read it, and you can change or delete it at any time.',
    open: 'Write a review',
    refuse: 'No, thanks: don’t ask',
  },
  booking: {
    entry: '{agency}: your session, {length} h',
    when: 'When',
    coach: 'With',
    open: 'Move or cancel it',
    again: 'Choose another time',
    choose: 'Choose a time',
    notice:
      'You can move it until {notice, plural, one {# hour} other {# hours}} before it begins. The attached entry puts it into your calendar.',
    session_booked: {
      subject: 'Your session has a date ({reference})',
      heading: 'Your session has a date.',
      intro: 'We look forward to meeting you at this time.',
    },
    session_moved: {
      subject: 'Your session has a new date ({reference})',
      heading: 'Your session has moved.',
      intro: 'This is its new time. The earlier one no longer counts.',
    },
    session_canceled: {
      subject: 'The date of your session is canceled ({reference})',
      heading: 'This date is canceled.',
      intro: 'Your session does not take place at this time.',
    },
    session_day: {
      subject: 'Your session is tomorrow ({reference})',
      heading: 'Your session is tomorrow.',
      intro: 'We look forward to seeing you.',
    },
    session_hour: {
      subject: 'Your session begins in an hour ({reference})',
      heading: 'Your session begins in an hour.',
      intro: 'See you soon.',
    },
  },
};
