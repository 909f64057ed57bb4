/** Words of the page of a session's time. `{time}`, `{until}`, `{zone}`, `{hours}`, `{notice}`, `{mailbox}` and `{coach}` are filled in. */
export const en = {
  title: 'Choose a time for your session',
  lead: 'Your session takes {hours, plural, one {# hour} other {# hours}}. Choose a day, then a time: we hold it for ten minutes while you decide.',
  /** Above the choice of the zone. */
  zone: 'Your time zone',
  showZone: 'Show times in this zone',
  allTimes: 'All times are in the zone {zone}.',
  none: 'No time is free in the next six weeks. Write to {mailbox}, and we will find one together.',
  /** Where no coach is published. */
  byHand:
    'We find the time together: a member of our team contacts you within {contact, plural, one {# hour} other {# hours}} of your payment. Any questions? Write to {mailbox}.',
  held: 'We hold this time for you until {until}.',
  book: 'Book this time',
  leave: 'Choose another time',
  bookedTitle: 'Your session has a date',
  when: 'When',
  coach: 'With',
  mailed: 'An email with a calendar entry is on its way to you.',
  move: 'Move the session',
  moveLead:
    'You can move it until {notice, plural, one {# hour} other {# hours}} before it begins. Your time stays yours until you book another one.',
  cancel: 'Cancel this time',
  cancelLead:
    'Your payment stays, and you can choose another time whenever you like. To withdraw from the purchase, use the link at the bottom of every page of our site.',
  late: 'Less than {notice, plural, one {# hour} other {# hours}} are left, so it can no longer be moved or canceled here. Write to {mailbox} if you cannot come.',
  taken: 'This time has just been taken. Please choose another one.',
  home: 'Back to the home page',
};

export type BookingTexts = typeof en;
