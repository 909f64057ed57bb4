import type { ApplicantMessages } from './messages.ts';

export const en = {
  subject: 'We’ve received your application',
  preview: 'Thank you! A member of our team will reach out within {hours} hours.',
  greeting: 'Hi {name},',
  greetingNameless: 'Hello,',
  heading: 'Thank you. It’s in good hands.',
  intro: 'Your application has reached us safely. Here is what happens next:',
  assessmentTitle: 'Your first assessment',
  assessment:
    'It appears on your own page about {minutes} minutes after you sent the form, and comes by e-mail too, so you can close the tab. It is only a first, automatic look.',
  replyTitle: 'A personal reply',
  reply: 'A member of our team reads what you sent and reaches out within {hours} hours, by e-mail or WhatsApp.',
  privacyTitle: 'Discreet throughout',
  privacy: 'What you share with us is seen by our team and nobody else.',
  page: 'On your own page you see where your application stands, what we store about you and who looked at it. There you can correct it, withdraw it or delete all of it. The link opens your page without a password, so keep it to yourself.',
  open: 'Open my page',
  contact: 'Any questions, or something to add? Write to {mailbox}, or simply reply to this message.',
  adults: 'We work only with adults aged {age} or over.',
  notYou:
    'You didn’t apply? Then somebody mistyped or misused your address. You need not open anything: reply “not me” to this message and we will delete the entry.',
  closing: 'Warm regards,',
  signature: 'The {agency} team',
} satisfies ApplicantMessages;
