import type { BookingTexts } from './en.ts';

export const de: BookingTexts = {
  title: 'Wähle einen Termin für deine Session',
  lead: 'Deine Session dauert {hours, plural, one {# Stunde} other {# Stunden}}. Wähle einen Tag und dann eine Uhrzeit: Wir halten sie zehn Minuten lang für dich frei.',
  zone: 'Deine Zeitzone',
  showZone: 'Zeiten in dieser Zone anzeigen',
  allTimes: 'Alle Zeiten gelten für die Zone {zone}.',
  none: 'In den nächsten sechs Wochen ist kein Termin frei. Schreib an {mailbox}, dann finden wir gemeinsam einen.',
  byHand:
    'Den Termin finden wir gemeinsam: Jemand aus unserem Team meldet sich innerhalb von {contact, plural, one {# Stunde} other {# Stunden}} nach der Zahlung bei dir. Fragen? Schreib an {mailbox}.',
  held: 'Wir halten diesen Termin bis {until} für dich frei.',
  book: 'Diesen Termin buchen',
  leave: 'Anderen Termin wählen',
  bookedTitle: 'Dein Termin steht fest',
  when: 'Wann',
  coach: 'Mit',
  mailed: 'Eine E-Mail mit Kalendereintrag ist zu dir unterwegs.',
  move: 'Termin verschieben',
  moveLead:
    'Du kannst ihn bis {notice, plural, one {# Stunde} other {# Stunden}} vor Beginn verschieben. Dein Termin bleibt dir, bis du einen anderen gebucht hast.',
  cancel: 'Termin absagen',
  cancelLead:
    'Deine Zahlung bleibt bestehen, und du kannst jederzeit einen anderen Termin wählen. Wenn du den Kauf widerrufen möchtest, nutze den Link am Ende jeder Seite unserer Website.',
  late: 'Bis zum Beginn sind es weniger als {notice, plural, one {# Stunde} other {# Stunden}}, deshalb lässt sich der Termin hier nicht mehr verschieben oder absagen. Schreib an {mailbox}, wenn du nicht kommen kannst.',
  taken: 'Dieser Termin wurde gerade vergeben. Bitte wähle einen anderen.',
  home: 'Zur Startseite',
};
