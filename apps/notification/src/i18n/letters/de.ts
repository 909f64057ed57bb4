import type { ApplicantLetters } from './letters.ts';

export const de = {
  qualified: {
    subject: 'Deine erste Einschätzung ist da',
    heading: 'Du bist vorläufig qualifiziert.',
    intro:
      'Glückwunsch. Deine Bewerbung passt zu dem, was wir suchen. Jemand aus unserem Team liest sie und meldet sich innerhalb von {hours} Stunden bei dir.',
    open: 'Meine Seite öffnen',
    note: 'Das war nur ein erster, automatischer Eindruck.',
  },
  rejected: {
    subject: 'Deine erste Einschätzung ist da',
    heading: 'Diesmal hat es nicht gereicht.',
    intro:
      'Deine Bewerbung passt im Moment nicht zu dem, was wir anbieten. Das ist kein Urteil über dich oder deine Arbeit. Ein Mensch liest deine Bewerbung trotzdem, und zwar innerhalb von {hours} Stunden.',
    open: 'Meine Seite öffnen',
    note: 'Das war nur ein erster, automatischer Eindruck. Du kannst dich gern noch einmal bewerben.',
  },
  links: {
    subject: 'Dein neuer Link',
    heading: 'Hier ist der Link zu deiner Seite.',
    intro:
      'Du hast darum gebeten. 24 Stunden lang kannst du damit auch alles herunterladen, deine E-Mail-Adresse ändern und deine Bewerbung löschen; danach kannst du weiterhin lesen und berichtigen. Behalte ihn für dich.',
    open: 'Meine Bewerbung vom {date}',
    note: 'Du hast nicht darum gebeten? Dann hat jemand deine Adresse eingegeben. Du musst nichts tun: Der Link ging nur an dich.',
  },
  address_old: {
    subject: 'Deine Adresse soll sich ändern',
    heading: 'Möchtest du eine andere Adresse?',
    intro:
      'Jemand mit dem Link zu deiner Seite, höchstwahrscheinlich du, möchte unsere Nachrichten an eine andere Adresse bekommen. Sie ändert sich, sobald beide Adressen es bestätigt haben.',
    open: 'Änderung bestätigen',
    note: 'Das warst nicht du? Dann bestätige nichts, und diese Adresse bleibt. Aber jemand anderes kennt deinen Link: Antworte auf diese Nachricht, und wir machen ihn ungültig.',
  },
  address_new: {
    subject: 'Bestätige deine Adresse',
    heading: 'Ist das deine Adresse?',
    intro:
      'Jemand, höchstwahrscheinlich du, möchte unsere Nachrichten zu einer Bewerbung künftig hierher bekommen. Die Adresse ändert sich, sobald die alte und diese es bestätigt haben.',
    open: 'Diese Adresse bestätigen',
    note: 'Das warst nicht du? Dann ignoriere diese Nachricht: Ohne dich ändert sich nichts.',
  },
  farewell: {
    subject: 'Deine Bewerbung ist gelöscht',
    heading: 'Deine Bewerbung ist gelöscht.',
    intro:
      'Deine Angaben, deine Fotos und unsere Notizen über dich sind weg. In unseren Sicherungskopien liegen sie noch höchstens {days} Tage, dann sind sie auch dort gelöscht.',
    note: 'Was das Löschen nicht erreicht: E-Mails, die dir und unserem Team schon zugestellt wurden, und Nachrichten auf WhatsApp. Deine kannst du selbst löschen; sollen wir unsere löschen, antworte auf diese Nachricht.',
  },
} satisfies ApplicantLetters;
