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
    'Sie erscheint etwa {minutes} Minuten nach dem Absenden auf deiner eigenen Seite und kommt auch per E-Mail, du kannst den Tab also schließen. Sie ist nur ein erster, automatischer Eindruck.',
  replyTitle: 'Eine persönliche Antwort',
  reply:
    'Jemand aus unserem Team liest, was du geschickt hast, und meldet sich innerhalb von {hours} Stunden per E-Mail oder WhatsApp bei dir.',
  privacyTitle: 'Von Anfang an diskret',
  privacy: 'Was du uns anvertraust, sieht nur unser Team und sonst niemand.',
  page: 'Auf deiner eigenen Seite siehst du, wie es um deine Bewerbung steht, was wir über dich speichern und wer es sich angesehen hat. Dort kannst du sie berichtigen, zurückziehen oder alles löschen. Der Link öffnet deine Seite ohne Passwort, behalte ihn also für dich.',
  open: 'Meine Seite öffnen',
  contact:
    'Du hast Fragen oder möchtest etwas ergänzen? Schreib an {mailbox} oder antworte einfach auf diese Nachricht.',
  adults: 'Wir arbeiten ausschließlich mit Erwachsenen ab {age} Jahren.',
  notYou:
    'Du hast dich gar nicht beworben? Dann hat sich jemand bei der Adresse vertippt oder deine missbraucht. Du musst nichts öffnen: Antworte auf diese Nachricht mit „nicht ich“, und wir löschen den Eintrag.',
  closing: 'Herzliche Grüße',
  signature: 'Dein Team von {agency}',
} satisfies ApplicantMessages;
