import { promises } from './promises.ts';
import type { Messages } from '../messages.ts';

export const buyer = {
  receipt: {
    subject: 'Dein Beleg und deine Dateien ({reference})',
    heading: 'Danke. Deine Dateien sind da.',
    intro: `Lade sie auf deiner Bestellseite herunter, als PDF und als EPUB; die Arbeitsblätter gibt es zusätzlich als eigenes PDF. ${promises.downloads}`,
    open: 'Bestellung öffnen',
  },
  session: {
    subject: 'Deine Session ist gebucht ({reference})',
    heading: 'Deine Session ist gebucht.',
    intro:
      'Innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} meldet sich jemand aus unserem Team, um einen Termin zu finden. Du möchtest verschieben? Sag uns mindestens {notice, plural, one {# Stunde} other {# Stunden}} vorher Bescheid.',
    open: 'So bereitest du dich vor',
  },
  renewed: {
    subject: 'Deine neuen Download-Links ({reference})',
    heading: 'Hier sind deine Dateien noch einmal.',
    intro: `Die neuen Links stehen auf deiner Bestellseite. ${promises.downloads} Die älteren Links funktionieren nicht mehr.`,
    open: 'Bestellung öffnen',
  },
  found: {
    subject: 'Deine Bestellung {reference}',
    heading: 'Hier ist deine Buchung noch einmal.',
    intro: 'Du wolltest den Link zu deiner Bestellung. Dort steht, was du gebucht hast und wie du dich vorbereitest.',
    open: 'Bestellung öffnen',
  },
  moved: {
    subject: 'Bestellung {reference}: andere Adresse',
    heading: 'Für diese Bestellung gilt jetzt eine andere Adresse.',
    intro:
      'Wie gewünscht gehen E-Mails zu dieser Bestellung ab jetzt an eine andere Adresse. Links, die an diese Adresse gingen, gelten nicht mehr. Falls du das nicht gewünscht hast, antworte bitte auf diese E-Mail.',
  },
  refunded: {
    subject: 'Deine Zahlung wurde erstattet ({reference})',
    heading: 'Deine Zahlung wurde erstattet.',
    intro: `${promises.refunded} {product, select, session {Deine Buchung ist storniert.} other {Die Download-Links funktionieren nicht mehr.}}`,
  },
  partly_refunded: {
    subject: 'Ein Teil deiner Zahlung wurde erstattet ({reference})',
    heading: 'Ein Teil deiner Zahlung wurde erstattet.',
    intro: `${promises.refunded} Was du gekauft hast, bleibt dir erhalten.`,
  },
  order: 'Bestellung',
  amount: 'Betrag',
  date: 'Datum',
  product: 'Produkt',
  products: {
    'digital-guide': 'Digitaler Ratgeber, PDF und EPUB',
    'teasing-content': 'Dreh-Session, {length} Std.',
  },
  seller: 'Verkäufer',
  limits: `Die Links gelten {linkDays, plural, one {# Tag} other {# Tage}}. ${promises.resumed} Sind die Links abgelaufen, kannst du auf deiner Bestellseite neue anfordern.`,
  contact: 'Du hast Fragen? Schreib an {mailbox} oder antworte einfach auf diese Nachricht.',
  closing: 'Herzliche Grüße',
  signature: 'Dein Team von {agency}',
  returned: 'Bisher erstattet',
  withdrawal: {
    subject: 'Dein Widerruf ist eingegangen',
    heading: 'Dein Widerruf ist da.',
    intro: 'Das ist die Bestätigung, dass wir deine Widerrufserklärung erhalten haben. Bitte bewahr sie auf.',
    statement: 'Erklärung',
    stated: 'Ich widerrufe den unten genannten Vertrag.',
    name: 'Dein Name',
    contract: 'Vertrag',
    received: 'Eingegangen',
  },
  withdrawal_confirm: {
    subject: 'Bitte bestätige deinen Widerruf ({reference})',
    heading: 'Hast du diese Bestellung widerrufen?',
    intro:
      'Am {time} hat jemand den Widerruf deiner Bestellung {reference} erklärt. Wenn du das warst, bestätige ihn: Er wirkt ab diesem Zeitpunkt. Wenn nicht, ignoriere diese E-Mail, und es ändert sich nichts.',
    open: 'Ansehen und bestätigen',
  },
  review_request: {
    subject: 'Wie war es? ({reference})',
    heading: 'Wie war es?',
    intro:
      'Du hast uns erlaubt, dich nach einer Bewertung deines Kaufs zu fragen. Das ist unsere einzige E-Mail dazu. Ob gut oder schlecht: Wir veröffentlichen sie, sobald jemand aus unserem Team sie gelesen hat, und du kannst sie jederzeit ändern oder löschen.',
    open: 'Bewertung schreiben',
    refuse: 'Nein danke, nicht fragen',
  },
  booking: {
    entry: '{agency}: deine Session, {length} Std.',
    when: 'Wann',
    coach: 'Mit',
    open: 'Verschieben oder absagen',
    again: 'Anderen Termin wählen',
    choose: 'Termin wählen',
    notice:
      'Du kannst den Termin bis {notice, plural, one {# Stunde} other {# Stunden}} vor Beginn verschieben. Mit dem Eintrag im Anhang steht er in deinem Kalender.',
    session_booked: {
      subject: 'Deine Session hat einen Termin ({reference})',
      heading: 'Dein Termin steht fest.',
      intro: 'Wir freuen uns, dich zu dieser Zeit kennenzulernen.',
    },
    session_moved: {
      subject: 'Deine Session hat einen neuen Termin ({reference})',
      heading: 'Deine Session ist verschoben.',
      intro: 'Das ist der neue Termin. Der frühere gilt nicht mehr.',
    },
    session_canceled: {
      subject: 'Der Termin deiner Session ist abgesagt ({reference})',
      heading: 'Dieser Termin ist abgesagt.',
      intro: 'Deine Session findet zu dieser Zeit nicht statt.',
    },
    session_day: {
      subject: 'Deine Session ist morgen ({reference})',
      heading: 'Deine Session ist morgen.',
      intro: 'Wir freuen uns auf dich.',
    },
    session_hour: {
      subject: 'Deine Session beginnt in einer Stunde ({reference})',
      heading: 'Deine Session beginnt in einer Stunde.',
      intro: 'Bis gleich.',
    },
  },
} satisfies Messages['buyer'];
