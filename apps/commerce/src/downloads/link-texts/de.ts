import type { LinkTexts } from './en.ts';

export const de: LinkTexts = {
  notFoundTitle: 'Dieser Link führt nirgendwohin',
  notFound: 'Vielleicht fehlt ein Teil der Adresse. Öffne den Link aus deiner Bestellbestätigung noch einmal.',
  expiredTitle: 'Dieser Download-Link ist abgelaufen',
  expired:
    'Links gelten sieben Tage, und ein neuer löst den alten ab. Wir schicken dir gern einen neuen an die Adresse, mit der du gekauft hast.',
  usedUpTitle: 'Alle fünf Downloads sind verbraucht',
  usedUp:
    'Brauchst du die Datei auf einem weiteren Gerät? Wir schicken dir gern einen neuen Link an die Adresse, mit der du gekauft hast.',
  pausedTitle: 'Diese Zahlung wird geprüft',
  paused:
    'Die Zahlung wurde beanstandet, und der Zahlungsanbieter prüft sie. Bis zur Entscheidung sind deine Links ausgesetzt. Fällt sie zu unseren Gunsten aus, funktionieren sie wieder; geht das Geld an dich zurück, enden sie.',
  unavailableTitle: 'Die Datei ist gerade nicht verfügbar',
  unavailable: 'Bitte versuch es in einer Minute noch einmal. Es wurde nichts gezählt.',
  renew: 'Neuen Link anfordern',
  sentTitle: 'Schau in dein Postfach',
  sent: 'Wenn der Kauf noch gültig ist, ist ein neuer Link unterwegs an die Adresse, mit der du gekauft hast.',
  ask: 'Du findest die Bestätigung nicht mehr? Gib die Adresse ein, mit der du gekauft hast, und wir schicken dir deine Links dorthin.',
  address: 'Deine E-Mail-Adresse',
  askButton: 'Links anfordern',
  asked: 'Wenn es zu dieser Adresse einen Kauf gibt, sind deine Links schon unterwegs.',
  badAddressTitle: 'Bitte prüfe die Adresse',
  badAddress: 'Das sieht nicht nach einer E-Mail-Adresse aus. Bitte gib sie noch einmal ein.',
  pageExpired:
    'Die Links auf der Download-Seite gelten zehn Minuten. Geh zu ihr zurück und lade sie neu: Dann hat sie neue.',
  help: 'Fragen? Schreib an {mailbox}.',
  home: 'Zur Startseite',
};
