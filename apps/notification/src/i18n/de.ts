import type { ApplicantMessages } from './messages.ts';

export const de = {
  subject: 'Deine Bewerbung ist angekommen',
  preview: 'Danke! Jemand aus unserem Team meldet sich innerhalb von {hours} Stunden bei dir.',
  greeting: 'Hallo {name},',
  greetingNameless: 'Hallo,',
  heading: 'Danke. Deine Bewerbung ist in guten Händen.',
  intro: 'Alles ist sicher bei uns angekommen. So geht es jetzt weiter:',
  assessmentTitle: 'Deine erste Einschätzung',
  assessment:
    'Sie erscheint etwa {minutes} Minuten nach dem Absenden auf der Seite, auf der du dich beworben hast. Sie ist nur ein erster, automatischer Eindruck.',
  replyTitle: 'Eine persönliche Antwort',
  reply:
    'Jemand aus unserem Team liest, was du geschickt hast, und meldet sich innerhalb von {hours} Stunden per E-Mail oder WhatsApp bei dir.',
  privacyTitle: 'Von Anfang an diskret',
  privacy: 'Was du uns anvertraust, sieht nur unser Team und sonst niemand.',
  contact:
    'Du hast Fragen oder möchtest etwas ergänzen? Schreib an {mailbox} oder antworte einfach auf diese Nachricht.',
  adults: 'Wir arbeiten ausschließlich mit Erwachsenen ab {age} Jahren.',
  notYou:
    'Du hast dich gar nicht beworben? Dann hat sich vermutlich jemand bei der Adresse vertippt. Schreib uns kurz, und wir löschen den Eintrag.',
  closing: 'Herzliche Grüße',
  signature: 'Dein Team von {agency}',
} satisfies ApplicantMessages;
