import { promises } from '@blue-peony/agency/de/promises';
import { sale } from '@blue-peony/agency/de/sale';
import type { Messages } from '../messages.ts';

export const order = {
  'order.pageTitle': 'Deine Bestellung',
  'order.loading': 'Deine Bestellung wird geladen...',
  'order.notFoundTitle': 'Bestellung nicht gefunden',
  'order.notFoundText': 'Die Bestellung, die du suchst, konnten wir nicht finden.',
  'order.unreachable':
    'Unser Server hat nicht geantwortet. Deine Bestellung kann trotzdem da sein: Bitte versuch es in einer Minute noch einmal.',
  'order.again': 'Noch einmal versuchen',
  'order.id': 'Bestellung: {id}',
  'order.thanks': 'Danke für deinen Einkauf!',
  'order.email': 'E-Mail der Bestellung: {email}',
  'order.files': 'Deine Dateien',
  'order.filesLead': `Speichere sie auf deinem Gerät, dann gehören sie dir für immer. ${promises.downloads} ${promises.resumed}`,
  'order.used': '{count}/{max, plural, one {# Download} other {# Downloads}} genutzt',
  'order.until': 'Verfügbar bis {date}',
  'order.worksheets': 'Arbeitsblätter (PDF)',
  'order.download': 'Herunterladen',
  'order.downloadFormat': 'Die {format}-Datei herunterladen (öffnet einen neuen Tab)',
  'order.expired': 'Dieser Link ist am {date} abgelaufen.',
  'order.usedUp': 'Alle Downloads dieser Datei sind verbraucht.',
  'order.fresh': 'Brauchst du sie noch einmal? Wir schicken dir neue Links an {email}.',
  'order.freshSend': 'Neuen Link anfordern',
  'order.freshSending': 'Wird gesendet...',
  'order.freshSent': 'Neue Links sind unterwegs an {email}. Nach zehn Minuten noch nichts da? <a>Schreib uns</a>.',
  'order.freshFailed':
    'Das hat nicht geklappt. Bitte versuch es in ein paar Minuten noch einmal oder <a>schreib uns</a>.',
  'order.freshLimited':
    'Zu viele Versuche von deinem Anschluss. Bitte versuch es in einer Stunde noch einmal oder <a>schreib uns</a>.',
  'order.byAddress':
    'Hast du den Ratgeber schon gekauft? Gib die Adresse ein, mit der du gekauft hast, und wir schicken dir deine Links dorthin.',
  'order.address': 'Deine E-Mail-Adresse',
  'order.byAddressSend': 'Links anfordern',
  'order.byAddressSent':
    'Wenn es zu dieser Adresse einen Kauf gibt, sind deine Links schon unterwegs. Nach zehn Minuten noch nichts da? <a>Schreib uns</a>.',
  'order.noFiles': 'Deine Dateien werden gerade vorbereitet. Bitte schau in einer Minute noch einmal nach.',
  'order.pendingTitle': 'Wir warten auf deine Zahlung',
  'order.pendingText':
    'Der Zahlungsanbieter hat sie noch nicht bestätigt. Das dauert meist weniger als eine Minute, und diese Seite aktualisiert sich von selbst.',
  'order.lateText':
    'Es dauert länger als sonst, darum fragen wir immer wieder beim Zahlungsanbieter nach. Du kannst diese Seite schließen: Sobald die Zahlung bestätigt ist, schicken wir dir eine E-Mail mit allem, was du brauchst. Du hast bezahlt, und nach einer Stunde ist nichts gekommen? Schreib an {email}.',
  'order.check': 'Noch einmal prüfen',
  'order.disputedTitle': 'Diese Zahlung wird geprüft',
  'order.disputedText':
    'Die Zahlung wurde beanstandet, und der Zahlungsanbieter prüft sie. Bis zur Entscheidung sind die Download-Links ausgesetzt. Fällt sie zu unseren Gunsten aus, funktionieren sie wieder und behalten ihre restliche Zeit. Banken brauchen dafür einige Wochen, höchstens etwa drei Monate. Geht das Geld an dich zurück, siehst du es auf dieser Seite. Fragen? Schreib an {email}.',
  'order.refundedTitle': 'Diese Bestellung wurde erstattet',
  'order.refundedText': `Die Zahlung wurde erstattet, darum gelten die Download-Links nicht mehr. ${promises.refunded} Wenn dich die Erstattung überrascht, schreib uns bitte.`,
  'order.lockedTitle': 'Diese Bestellung ist bezahlt',
  'order.lockedText':
    'Sie öffnet sich mit dem Link aus unserer E-Mail. Ohne ihn zeigt diese Seite weder deine Dateien noch deine Adresse, denn ihre Webadresse könnten auch andere gesehen haben.',
  'order.lockedAsk': 'Wohin sollen wir deinen Link schicken? Gib die Adresse ein, mit der du gekauft hast.',
  'order.reviewTitle': 'Wir sehen uns deine Zahlung genauer an',
  'order.reviewText':
    'Das Geld ist da, passt aber nicht zur Bestellung: ein anderer Betrag, eine andere Währung oder keine Adresse für den Versand. Ein Mensch prüft das innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} und schreibt dir. Wenn wir keine Adresse von dir haben, schreib bitte an {email}.',
  'order.expiredTitle': 'Dieser Bezahlvorgang ist abgelaufen',
  'order.expiredText':
    'Innerhalb von {checkoutDays, plural, one {# Tag} other {# Tagen}} kam keine Zahlung, also wurde dir nichts berechnet, und es folgt auch nichts mehr. Du kannst jederzeit neu kaufen. Du hast doch bezahlt? Schreib an {email}.',
  'order.closedTitle': 'Diese Bestellung ist geschlossen',
  'order.closedText':
    'Ein Mensch hat die Zahlung geprüft und die Bestellung ohne Lieferung geschlossen. Von selbst folgt nichts mehr. Fragen? Schreib an {email}.',
  'order.partlyRefunded': 'Davon wurden dir {amount} erstattet.',
  'order.withdrawn':
    'Du hast diesen Kauf am {date} widerrufen. Die Download-Links gelten nicht mehr, und du bekommst dein Geld innerhalb von {withdrawalDays, plural, one {# Tag} other {# Tagen}} zurück.',
  'order.receipt': 'Dein Beleg',
  'order.reference': 'Bestellung',
  'order.product': 'Produkt',
  'order.guide': 'Digitaler Ratgeber, PDF und EPUB',
  'order.session': 'Dreh-Session, {hours} Std.',
  'order.date': 'Datum',
  'order.amount': 'Betrag',
  'order.seller': 'Verkäufer',
  'order.consentsTitle': 'Dein Widerrufsrecht',
  'order.consentsAsk':
    'Du kannst diesen Kauf {withdrawalDays, plural, one {# Tag} other {# Tage}} lang widerrufen. Stimmst du beiden Sätzen zu, erlischt das Recht so, wie sie es sagen. Du musst nicht: Du bekommst so oder so alles.',
  'order.consentsYes': 'Ich stimme beiden zu',
  'order.consentsNo': 'Nein, ich behalte mein Recht',
  'order.consentsBoth': 'Setze beide Häkchen, oder behalte dein Recht.',
  'order.consentsKept':
    'Du behältst dein Widerrufsrecht {withdrawalDays, plural, one {# Tag} other {# Tage}} ab dem Kauf, auch nach einem Download.',
  'order.consentsGiven': 'Dem hast du am {date} zugestimmt:',
  'order.consentsConfirmed': 'Wir haben es dir am {date} per E-Mail bestätigt.',
  'order.consentsWaiting':
    'Unsere E-Mail, die das bestätigt, ist noch nicht in deinem Postfach. Bis dahin behältst du dein Widerrufsrecht.',
  'order.consentsFailed': 'Das hat nicht geklappt. Bitte versuch es in ein paar Minuten noch einmal.',
  'order.mayAskReview':
    'Ihr dürft mich um eine Bewertung bitten, mit einer einzigen E-Mail {reviewDays, plural, one {# Tag} other {# Tage}} nach der Lieferung.',
  'order.confirmation': 'Bestätigung als PDF',
  'order.receiptFile': 'Beleg als PDF',
  'order.begin': sale.begin,
  'order.ends': sale.ends,
  'order.sessionBegin': sale.sessionBegin,
  'order.sessionEnds': sale.sessionEnds,
  'order.sessionText':
    'Deine Dreh-Session ist gebucht. Wir melden uns innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} per E-Mail bei dir.',
  'order.timeAsk': 'Du kannst den Termin selbst wählen oder warten, bis wir dir schreiben.',
  'order.timeChoose': 'Termin wählen',
  'order.timeBooked': 'Deine Session: {time}',
  'order.timeChange': 'Verschieben oder absagen',
  'order.sessionLink': 'So bereitest du dich vor',
  'order.supportTitle': 'Brauchst du Hilfe?',
  'order.support': 'Schreib an <a>{email}</a>. Es antwortet dir ein Mensch.',
  'order.noScript': 'Diese Seite braucht JavaScript. Bitte schalte es ein oder schreib uns: {email}.',
  'downloads.pageTitle': 'Lade deinen Ratgeber herunter',
  'downloads.title': 'Danke! Dein Ratgeber ist da.',
  'downloads.lead':
    'Wähle ein Format oder nimm beide. Speichere die Datei auf deinem Gerät, dann gehört sie dir für immer.',
  'downloads.loading': 'Deine Dateien werden vorbereitet...',
  'downloads.pdf': 'PDF herunterladen',
  'downloads.pdfHint': 'Für jedes Gerät',
  'downloads.epub': 'EPUB herunterladen',
  'downloads.epubHint': 'Für E-Reader',
  'downloads.newTab': '(öffnet einen neuen Tab)',
  'downloads.failed':
    'Wir konnten den Server nicht erreichen. Deine Dateien sind sicher: Bitte versuch es noch einmal.',
  'reading.title': 'So liest du deinen Ratgeber',
  'reading.kindle': 'Kindle',
  'reading.kindleText':
    'Lade die EPUB-Datei herunter und schick sie per E-Mail an deine Kindle-Adresse, oder nutze die Seite oder App „An Kindle senden“. Nach ein paar Minuten erscheint sie in deiner Bibliothek.',
  'reading.apple': 'iPhone und iPad',
  'reading.appleText':
    'Tippe auf die EPUB-Datei, dann auf das Teilen-Symbol, und wähle „Bücher“. Die PDF-Datei kannst du in „Dateien“ behalten oder auch in „Bücher“ öffnen.',
  'reading.android': 'Android',
  'reading.androidText':
    'Öffne die EPUB-Datei in Google Play Bücher: Tippe in der App auf „Bibliothek“ und dann auf „Hochladen“. Die PDF-Datei öffnet jeder PDF-Reader.',
  'reading.desktop': 'Computer',
  'reading.desktopText':
    'Die PDF-Datei öffnet sich im Browser. Für EPUB nimm am Mac die App „Bücher“, unter Windows und Linux einen kostenlosen Reader wie Calibre oder Thorium.',
} as const satisfies Messages<'order'>;
