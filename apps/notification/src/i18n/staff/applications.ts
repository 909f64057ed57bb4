/** What staff read, in English: their working language. */
export const staffMessages = {
  subject: 'New application: {name}, {country} ({result})',
  heading: 'New application',
  referenceSubject: 'New application, {country}',
  referenceIntro: 'An application has come in. Its content stays at the desk.',
  labels: {
    name: 'Name',
    source: 'Page source',
    reference: 'Reference',
    country: 'Country',
    email: 'Email',
    whatsapp: 'WhatsApp',
    location: 'Location',
    earnings: 'OnlyFans earnings',
    photos: 'Photos',
    result: 'Assessment',
    discreet: 'Discreet',
    message: 'Message',
  },
  discreet: 'our mails are neutral to look at; please keep yours so, too',
  results: { qualified: 'qualified', rejected: 'rejected' },
  notProvided: 'Not provided',
  noMessage: 'No message',
  replyDue: {
    subject:
      '{count, plural, one {# application is waiting for an answer until {first}} other {# applications are waiting, the first until {first}}}',
    heading: '{count, plural, one {# applicant is still waiting for us} other {# applicants are still waiting for us}}',
    intro:
      'We promise an answer within {hours, plural, one {# hour} other {# hours}}. The first of these runs out at {first}.',
    assigned: 'a colleague has it',
    free: 'nobody has it',
    open: 'Open the list, oldest first',
    ending: 'You are reminded of each one once, at least four hours before its time runs out.',
  },
  open: 'Open in the desk',
  reply: 'A reply to this message goes to the applicant.',
};
