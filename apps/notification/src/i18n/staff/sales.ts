/** What staff read of a sale, in English: their working language. */
export const saleMessages = {
  booked: {
    subject: 'Session booked: {length} h',
    heading: 'A session was booked',
    intro:
      'Contact the buyer within {hours, plural, one {# hour} other {# hours}}: that is what the receipt promises. A reply to this email goes to the buyer.',
  },
  refunded: {
    subject: 'Payment refunded',
    heading: 'A payment was refunded',
    intro: 'The order is closed, and its download links no longer work.',
  },
  partly_refunded: {
    subject: 'Part of a payment refunded',
    heading: 'Part of a payment was refunded',
    intro: 'The order stays paid, and the buyer is told. The amount refunded is the one the payment provider reports.',
  },
  disputed: {
    subject: 'Payment disputed',
    heading: 'A payment is disputed',
    intro: 'The order’s links are paused until the dispute is decided. Answer it in the payment provider’s dashboard.',
  },
  withdrawn: {
    subject: 'A buyer has withdrawn: a refund is due',
    heading: 'A buyer has withdrawn',
    intro:
      'The download links no longer work. The refund is prepared on the Money page, which says until when it is due.',
  },
  buyer: 'Buyer',
  language: 'Language',
};

/** What a coach reads of a session with a date. */
export const coachMessages = {
  session_booked: { subject: 'Session booked: {time}', heading: 'A session has a date' },
  session_moved: { subject: 'Session moved: {time}', heading: 'A session has moved' },
  session_canceled: { subject: 'Session canceled: {time}', heading: 'A session is canceled' },
  session_day: { subject: 'Session tomorrow: {time}', heading: 'A session takes place tomorrow' },
  session_hour: { subject: 'Session in an hour: {time}', heading: 'A session begins in an hour' },
  intro: 'The attached entry keeps your calendar up to date. A reply to this email goes to the buyer.',
  when: 'When',
  length: 'Length',
  hours: '{hours, plural, one {# hour} other {# hours}}',
  buyer: 'Buyer',
  order: 'Order',
  open: 'Open the order',
};
