import { agency, guideClaims, prices } from '@blue-peony/agency';
import { guideDiscount } from '@blue-peony/contracts';
import { promises } from '@blue-peony/agency/de/promises';
import { readers } from '@blue-peony/agency/de/readers';
import { guideSales as english } from '../en/guide-sales.ts';
import type { GuideSalesContent } from '../guide-sales.ts';
import { reviewNote } from '../reviews.ts';
import { bought, reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('de');

const { rating, creatorsHelped, payoutsBillions, incomeGrowth, pages, ideas } = guideClaims;
const stars = rating.value.toLocaleString('de');

export const guideSales = {
  title: 'OnlyFans starten: das Buch für den Anfang, auf Englisch',
  description: `Das Buch für den Einstieg, auf Englisch, als PDF und EPUB: über ${pages} Seiten, vier Methoden mit Arbeitsblättern und mehr als ${ideas} Ideen. Lesbar auf jedem Gerät.`,
  hero: {
    eyebrow: 'Das Buch, auf Englisch',
    title: ['So startest du', 'auf OnlyFans'],
    lead: 'Alles vom ersten Foto bis zu einem Profil, das du durchhältst: ein Buch in klarem Englisch, durch das du in deinem Tempo gehst.',
    points: [`über ${pages} Seiten`, 'PDF und EPUB', 'sofort nach der Zahlung'],
  },
  rating: {
    value: rating.value,
    spoken: `Bewertet mit ${stars} von 5`,
    count: `${stars}/5 (${rating.count.toLocaleString('de')} Bewertungen)`,
  },
  price: {
    now: 'Preis heute',
    regular: 'Regulärer Preis',
    offer: `${guideDiscount(prices, 'de')} % RABATT – NUR HEUTE`,
    once: text(
      'Einmalige Zahlung, kein Abo. Abgebucht werden {guidePrice}, etwa {guideInEuros} (Kurs vom {rateDate}).',
    ),
  },
  edition: {
    legend: 'Wähle deine Ausgabe',
    digital: { title: 'Digital', text: 'PDF und EPUB, in wenigen Minuten da' },
    physical: { title: 'Gedrucktes Buch + digital', text: 'Ein gedrucktes Exemplar und beide Dateien' },
    soldOut: 'VERGRIFFEN',
  },
  buy: 'Buch kaufen',
  terms: text(
    `Das Buch ist auf Englisch. Abgebucht werden {guidePrice}, etwa {guideInEuros}. ${promises.downloads} ${promises.resumed} Neue Links sind kostenlos.`,
  ),
  safe: 'Du bezahlst auf der sicheren Seite unseres Zahlungspartners.',
  claims: [
    { value: `über ${creatorsHelped.toLocaleString('de')}`, label: 'Creatorinnen geholfen' },
    { value: `über ${payoutsBillions} Mrd. $`, label: 'von der Plattform an Creatorinnen ausgezahlt' },
    { value: `${incomeGrowth} %`, label: 'mehr Einkommen im Schnitt' },
    { value: `über ${pages}`, label: 'Seiten' },
    { value: `über ${ideas}`, label: 'Ideen für Inhalte' },
  ],
  learn: {
    eyebrow: 'Im Buch',
    title: 'Was du darin lernst',
    lead: 'Neun Ziele. Jedes endet mit etwas Fertigem, das du noch am selben Tag benutzt.',
    items: [
      {
        title: 'Dein Profil richtig anlegen',
        text: 'Verifizierung, Name, Bilder und Texte, in der Reihenfolge, die dir Zeit spart.',
      },
      {
        title: 'Deine Nische finden',
        text: 'Eine Übung für einen Abend. Am Ende steht ein Satz, den nur du schreiben konntest.',
      },
      { title: 'Mit dem filmen, was da ist', text: 'Licht, Winkel und Ton mit dem Handy, in einer Ecke des Zimmers.' },
      {
        title: 'Einen Monat in einer Stunde planen',
        text: 'Ein Kalender mit Platz fürs Leben und für Tage, an denen nichts klappt.',
      },
      { title: 'Gefunden werden', text: 'Was du wo postest, ohne die Regeln der Netzwerke zu brechen.' },
      {
        title: 'Anonym bleiben',
        text: 'Inhalte ohne Gesicht, gesperrte Regionen und ein Blick für verräterische Details.',
      },
      { title: 'Preise mit ruhiger Hand', text: 'Abos, Nachrichten und Wünsche auf Bestellung, alles vorgerechnet.' },
      { title: 'So reden, dass Fans bleiben', text: 'Einstiege, Anschlüsse und ein freundliches Nein, zum Anpassen.' },
      { title: 'Die Bücher in Ordnung', text: 'Belege, Rücklagen und die Fragen, mit denen du zum Steuerbüro gehst.' },
    ],
  },
  leaves: {
    eyebrow: 'Ein Blick hinein',
    title: 'Acht Seiten zum Blättern',
    lead: 'Genau so stehen sie im Buch. Öffne eine, um sie in voller Größe zu lesen.',
    back: 'Seiten davor',
    next: 'Nächste Seiten',
    pages: [
      'Inhalt: neun Ziele, vier Methoden, der lange Weg und die Ideenkarten',
      'Der Anfang von Ziel 3: mit dem filmen, was da ist',
      'Ziel 3: vier Richtungen des Lichts, fünf Tageszeiten, harte und weiche Lampen, gezeichnet',
      'Ziel 6: wer dich suchen könnte, was diese Menschen können und was sie aufhält',
      'Die Price Ladder: fünf Sprossen und fünf Regeln',
      'Ein Arbeitsblatt der Safety Map, mit Kästchen und Zeilen zum Ausfüllen',
      'Ideenkarte 4, ein roter Gegenstand: fünf gezeichnete Einstellungen mit Aufbau, Text und Angebot',
      'Ideenkarte 50, Truhe voller Erinnerungen: fünf gezeichnete Einstellungen mit Aufbau, Text und Angebot',
    ],
  },
  frameworks: {
    eyebrow: 'Mit dabei',
    title: 'Vier Methoden mit Arbeitsblättern',
    lead: 'Zum Ausdrucken oder zum Ausfüllen auf dem Tablet.',
    items: [
      {
        title: 'Niche Compass',
        text: 'Vier Richtungen, zwölf Fragen, eine klare Antwort darauf, worum es bei dir geht.',
      },
      {
        title: 'Content Engine',
        text: 'Macht aus einem Drehtag zwei Wochen Beiträge, Vorschauen und Nachrichten.',
      },
      { title: 'Price Ladder', text: 'Vom Abo bis zum Wunsch auf Bestellung: was du wann für wie viel anbietest.' },
      {
        title: 'Safety Map',
        text: 'Jede Stelle, an der dein Privatleben durchscheinen kann, und wie du sie schließt.',
      },
    ],
  },
  testimonials: {
    eyebrow: 'Leserinnen',
    title: 'Was Leserinnen sagen',
    rating: '5 von 5 Sternen',
    lead: reviewNote(readers, reviews),
    items: readers,
    bought,
  },
  close: {
    title: 'Dein Profil beginnt auf Seite eins.',
    text: 'Heute kaufen, heute Abend ein Kapitel lesen, morgen etwas Fertiges haben.',
  },
  article: 'Erst den kostenlosen Artikel lesen',
  note: `Die Zahlen beschreiben Erfahrungen und sind kein Versprechen: Was du verdienst, hängt von vielem ab, vor allem von deiner eigenen Arbeit. ${agency.name} steht in keiner Verbindung zu OnlyFans, einer Marke ihres Inhabers.`,
  cover: english.cover,
} satisfies GuideSalesContent;
