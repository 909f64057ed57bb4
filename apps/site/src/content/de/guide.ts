import { guideClaims } from '@blue-peony/agency';
import { guide as english } from '../en/guide.ts';
import type { GuideContent } from '../guide.ts';
import { speak } from '../speak.ts';

const text = speak('de');

/** A German frame around the English chapters. */
export const guide = {
  ...english,
  title: 'So startest du auf OnlyFans: der ganze Weg für den Anfang',
  description:
    'Ein ruhiger, praktischer Ratgeber für den Anfang, auf Englisch: Account einrichten, Inhalte planen, wachsen, privat bleiben, Steuern, Preise und was sich zu messen lohnt.',
  eyebrow: 'Kostenloser Ratgeber, auf Englisch',
  lead: 'Acht Kapitel in der Reihenfolge, in der du sie brauchst, in klarem Englisch. Kein schnelles Geld: was du tust, was du weglässt und wie du dabei sicher bleibst.',
  updated: `Stand: ${new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(english.dates.updated))}`,
  contents: 'Inhalt',
  link: 'Link zu diesem Kapitel',
  pictures: {
    'platform-overview': 'Von zehn Blütenblättern gehören acht dir. Zwei behält die Plattform.',
    'account-setup': 'Vier Dinge machen ein Profil fertig: Banner, Bild, Text und Preis.',
    'content-strategy': 'Ein Tag vor der Kamera reicht für zwei Wochen.',
    'marketing-growth': 'Wenige Kanäle, ein Ziel: Jeder Beitrag zeigt in dieselbe Richtung.',
    'safety-privacy': 'Ort, Fenster, Etikett, Uhrzeit: Ein Bild erzählt mehr als deine Pose.',
    'legal-tax': 'Von zehn Münzen legst du drei zurück, bevor der Rest dir gehört.',
    monetization: 'Jede Stufe bietet mehr, für weniger Fans, zu einem höheren Preis.',
    'growth-tracking': 'Wachstum zeigt sich von Monat zu Monat, nicht von Tag zu Tag.',
  },
  calls: {
    'platform-overview':
      'Noch nicht sicher, worum es auf deinem Profil geht? Der Niche Compass im Buch stellt zwölf Fragen und endet mit einer klaren Antwort.',
    'content-strategy':
      'Die Content Engine im Buch macht aus einem Drehtag zwei Wochen Beiträge, mit Arbeitsblättern zum Ausfüllen.',
    'safety-privacy':
      'Die Safety Map im Buch geht jede Stelle durch, an der dein Privatleben durchscheinen kann, und zeigt, wie du sie schließt.',
  },
  offer: {
    eyebrow: 'Das ganze Buch',
    title: 'Bereit für den nächsten Schritt?',
    text: 'Dieser Artikel zeigt den Weg. Das Buch, ebenfalls auf Englisch, geht ihn mit dir, vom ersten Foto bis zu einem Profil, das du durchhältst.',
    points: [
      `über ${guideClaims.pages} Seiten, als PDF und EPUB`,
      'Vier Methoden mit Arbeitsblättern zum Ausfüllen',
      `über ${guideClaims.ideas} Ideen für Inhalte`,
    ],
    button: 'Das Buch ansehen',
  },
  disclaimer:
    'Dieser Ratgeber ist allgemeine Information für Erwachsene. Er ist weder Rechts- noch Steuerberatung und verspricht kein Einkommen. Was er über Steuern sagt, gilt für die USA. OnlyFans ist eine Marke ihres Inhabers, zu dem wir in keiner Verbindung stehen.',
  bar: text('Das ganze Buch: {guidePrice}'),
  top: 'Nach oben',
} satisfies GuideContent;
