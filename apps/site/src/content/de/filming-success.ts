import { agency } from '@blue-peony/agency';
import type { FilmingSuccessContent } from '../filming.ts';
import { speak } from '../speak.ts';

const text = speak('de');

export const filmingSuccess = {
  pageTitle: 'Deine Session ist gebucht',
  states: {
    none: {
      badge: 'Dreh-Sessions',
      title: 'Gerade eine Session gebucht? So geht es weiter',
      text: text(
        'Die Bestätigung kommt per E-Mail, mit einem Link zu deiner Bestellung. Innerhalb von {contactHours, plural, one {# Stunde} other {# Stunden}} nach der Zahlung meldet sich jemand aus dem Team, um einen passenden Termin zu finden.',
      ),
    },
    confirmed: {
      badge: 'Zahlung bestätigt',
      title: 'Glückwunsch! Deine Dreh-Session ist erfolgreich gebucht',
      text: text(
        'Jemand aus dem Team meldet sich innerhalb von {contactHours, plural, one {# Stunde} other {# Stunden}}, um einen passenden Termin zu finden.',
      ),
    },
    pending: {
      badge: 'Zahlung in Bearbeitung',
      title: 'Einen Moment: Deine Zahlung wird bestätigt',
      text: 'Deine Bank oder unser Zahlungspartner arbeitet noch daran. Du musst hier nicht warten: Sobald deine Buchung steht, bekommst du eine E-Mail von uns.',
    },
    review: {
      badge: 'Zahlung wird geprüft',
      title: 'Wir sehen uns die Zahlung für diese Buchung an',
      text: text(
        'Das Geld ist da, passt aber nicht zur Buchung: ein anderer Betrag, eine andere Währung oder keine Adresse, an die wir schreiben können. Ein Mensch prüft das innerhalb von {replyHours, plural, one {# Stunde} other {# Stunden}} und schreibt dir. Wenn wir keine Adresse von dir haben, schreib bitte an {mailbox}.',
      ),
    },
    disputed: {
      badge: 'Zahlung in Prüfung',
      title: 'Die Zahlung für diese Buchung wird geprüft',
      text: `Die Zahlung wurde beanstandet, und der Zahlungsanbieter prüft sie. Fällt die Entscheidung zu unseren Gunsten aus, bleibt deine Buchung bestehen. Geht das Geld an dich zurück, siehst du es auf dieser Seite. Fragen? Schreib an ${agency.email}.`,
    },
    refunded: {
      badge: 'Zahlung erstattet',
      title: 'Diese Buchung wurde erstattet',
      text: 'Wir haben dir das Geld erstattet. Wenn dich das überrascht, schreib uns bitte.',
    },
    unknown: {
      badge: 'Buchung nicht gefunden',
      title: 'Wir konnten diese Buchung nicht finden',
      text: 'Falls du bezahlt hast, ist nichts verloren. Schreib uns von der Adresse aus, die du beim Bezahlen angegeben hast, und wir sehen nach.',
    },
  },
  next: {
    title: 'Wie es weitergeht',
    items: [
      {
        title: text('Innerhalb von {contactHours, plural, one {# Stunde} other {# Stunden}}'),
        text: 'Wir schreiben dir an die Adresse, die du beim Bezahlen angegeben hast, und vereinbaren einen Termin.',
      },
      {
        title: 'Vor der Session',
        text: 'Du erzählst uns von deiner Nische, deinen Grenzen und deinen Ideen. Wir bereiten einen Plan vor.',
      },
      {
        title: 'Wenn etwas dazwischenkommt',
        text: text(
          'Verschieben ist kein Problem, wenn du mindestens {rescheduleHours, plural, one {# Stunde} other {# Stunden}} vorher Bescheid gibst.',
        ),
      },
    ],
  },
  prepare: {
    title: 'So bereitest du dich vor',
    items: [
      { title: '2–3 Outfits', text: 'Sachen, in denen du dich wohlfühlst, griffbereit zum Wechseln.' },
      { title: 'Deine Grenzen', text: 'Schreib auf, was du nicht zeigen oder tun möchtest. Wir halten uns daran.' },
      { title: 'Handy oder Kamera, geladen', text: 'Mit freiem Speicher und einem Platz zum Aufstellen.' },
      { title: 'Deine Fragen', text: 'Zum Drehen, zu Preisen, zu Fans: Nichts ist zu klein.' },
    ],
  },
  provided: {
    title: 'Was wir mitbringen',
    items: [
      'Eine Shotlist für deine Nische',
      'Regie in Echtzeit per Videoanruf',
      'Impulse für Texte, Vorschauen und Nachrichten',
      'Einen Content-Kalender, der dir bleibt',
    ],
  },
  contact: { title: 'Noch etwas unklar?', text: `Schreib uns: ${agency.email}. Es antwortet ein Mensch.` },
  home: 'Zurück zur Startseite',
} satisfies FilmingSuccessContent;
