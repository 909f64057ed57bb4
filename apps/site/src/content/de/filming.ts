import { sessionStories, sessionVoices } from '@blue-peony/agency/de/filming';
import { promises } from '@blue-peony/agency/de/promises';
import { prices } from '@blue-peony/agency';
import { formatMoney, sessionPrices } from '@blue-peony/contracts';
import type { FilmingContent } from '../filming.ts';
import { reviewNote } from '../reviews.ts';
import { bought, reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('de');
const { list, tiers } = sessionPrices(prices, 'EUR', 'de');
const now = tiers[0]!.perHour;

export const filming = {
  page: {
    title: 'Dreh-Sessions mit Coach',
    description:
      'Persönliche Begleitung beim Dreh: ein Plan für deine Aufnahmen, Regie in Echtzeit und Werkzeuge, die Fans halten. Stundenweise buchbar, auf Wunsch ohne Gesicht.',
  },
  hero: {
    eyebrow: 'Dreh-Sessions, eins zu eins',
    title: ['Erst die Idee,', 'dann die Aufnahme.'],
    lead: 'Ein Coach plant mit dir den nächsten Dreh und bleibt dabei, während du filmst. Du entscheidest, was du zeigst. Wir zeigen dir, was Fans bleiben lässt.',
    more: 'Alle Preise ansehen',
    stats: [
      { value: text('{creatorsGuided, number}+'), label: 'begleitete Creatorinnen' },
      { value: text('über {millionsInEuros, number} Mio. $'), label: 'Umsatz unserer Creatorinnen' },
      { value: text('{incomeBoost} %'), label: 'mehr Einkommen im Schnitt' },
    ],
  },
  guidance: {
    eyebrow: 'Mit und ohne Begleitung',
    title: 'Dieselbe Kamera, zwei ganz verschiedene Monate',
    without: {
      title: 'Ohne Begleitung',
      points: [
        'Stundenlanges Material, und keine Ahnung, was sich verkauft',
        'Immer mehr zeigen, um dieselben Fans zu halten',
        'Preise nach Gefühl, und Rabatt, sobald niemand kauft',
        'Vor der Kamera jedes Mal wieder bei null',
        'Abonnenten, die nach dem ersten Monat gehen',
      ],
    },
    with: {
      title: 'Mit Begleitung',
      points: [
        'Eine Shotlist vor dem Start und ein Platz für jeden Clip',
        'Andeutungen, die neugierig machen, in deinen Grenzen',
        'Preise, die sich nach deinen Fans richten',
        'Jemand an deiner Seite, vom Warm-up bis zur letzten Aufnahme',
        'Gründe wiederzukommen, in jeder Serie mitgeplant',
      ],
    },
  },
  earnings: {
    eyebrow: 'Verdienstaussichten',
    title: 'Wachstum hat seine Jahreszeiten',
    lead: 'So viel verdienen Creatorinnen, die wir begleiten, erfahrungsgemäß im Monat. Der Anfang braucht Geduld, die Routine zahlt sich aus.',
    monthly: 'im Monat',
    periods: [
      { period: 'Monat 1–2', text: 'Du findest deinen Stil, und die ersten Stammkunden finden dich.' },
      { period: 'Monat 3–6', text: 'Serien, Preise und Nachrichten greifen ineinander.' },
      { period: 'Ab Monat 6', text: 'Fans kommen von selbst zurück, und dein Archiv verkauft weiter.' },
    ],
    note: 'Niemand kann dir ehrlich sagen, was du verdienen wirst. Diese Spannen sind Erfahrungswerte, kein Versprechen; es kommt auf deine Arbeit, deine Nische und dein Publikum an.',
  },
  service: {
    eyebrow: 'Begleitung für Teasing-Content',
    title: 'Ein Coach an deiner Seite, stundenweise',
    lead: 'Live per Videoanruf. Wir bereiten die Szene vor, führen Regie, während du filmst, und machen aus dem Material Posts und Nachrichten, die verkaufen.',
    points: [
      'Ein Plan und eine Shotlist für deine Nische',
      'Regie in Echtzeit: Winkel, Licht und Tempo',
      'Ideen für Texte, Vorschauen und bezahlte Nachrichten',
      'Eine Checkliste für jeden weiteren Drehtag',
    ],
    offer: {
      headline: `Statt ${formatMoney(list ?? now, 'de')} jetzt ${formatMoney(now, 'de')} pro Stunde, nur heute`,
      badge: 'Nur heute',
    },
    table: 'Preise einer Session nach ihrer Dauer',
    note: text(
      `Je länger die Session, desto günstiger die Stunde. Du bezahlst auf der sicheren Seite unseres Partners. ${promises.opensPlans}`,
    ),
  },
  stories: {
    eyebrow: 'Erfolgsgeschichten',
    title: 'Drei Sessions, drei Wendepunkte',
    lead: reviewNote(sessionStories, reviews),
    items: sessionStories,
  },
  comparison: {
    eyebrow: 'Vergleich',
    title: 'Andere Coaches und wir',
    lead: 'Fragen, die sich lohnen, bevor du jemanden für Rat bezahlst.',
    others: 'Andere Coaches',
    rows: [
      { topic: 'Format', others: 'Oft aufgezeichnete Kurse und PDFs', us: 'Live, während du drehst' },
      { topic: 'Beratung', others: 'Oft für alle dieselbe', us: 'Für deine Nische und deine Grenzen' },
      {
        topic: 'Erfahrung',
        others: 'Oft Social Media allgemein',
        us: text('{creatorsGuided, number}+ begleitete Creatorinnen'),
      },
      { topic: 'Buchung', others: 'Oft Pakete über Monate', us: 'Stundenweise, ab einer einzigen' },
      { topic: 'Anonymität', others: 'Manchmal kaum bedacht', us: 'In jeder Szene eingeplant' },
      { topic: 'Danach', others: 'Oft keine weitere Begleitung', us: 'Werkzeuge, die deine Fans halten' },
    ],
  },
  steps: {
    eyebrow: 'Deine Session',
    title: 'In fünf Schritten vom Lampenfieber zum fertigen Clip',
    items: [
      {
        title: 'Warm-up fürs Selbstvertrauen',
        text: 'Haltung, Atem und Stimme, bis die Kamera nur noch ein Ding im Zimmer ist.',
      },
      {
        title: 'Wie dein Publikum denkt',
        text: 'Worauf deine Fans hoffen, was sie neugierig macht und warum Warten mehr wert sein kann als Zeigen.',
      },
      {
        title: 'Kreative Impulse',
        text: 'Szenen, Outfits und Geschichten für deine Nische, damit du nie wieder vor einer leeren Liste sitzt.',
      },
      {
        title: 'Begleitung beim Drehen',
        text: 'Du filmst, wir schauen zu und sagen dir sofort, was besser geht: Winkel, Licht, Tempo, Pause.',
      },
      {
        title: 'Werkzeuge für treue Fans',
        text: 'Serien, Nachrichten und ein Kalender, die Fans nach dem ersten Kauf zurückholen.',
      },
    ],
  },
  closing: {
    title: 'Dein nächster Dreh hat einen Plan verdient.',
    text: text(
      'Buche eine Stunde und sag uns, was du drehen möchtest. Innerhalb von {contactHours, plural, one {# Stunde} other {# Stunden}} melden wir uns wegen eines Termins.',
    ),
  },
  faq: {
    eyebrow: 'Fragen',
    title: 'Bevor du buchst',
    items: [
      {
        question: 'Was passiert nach der Buchung?',
        answer: text(
          'Du bezahlst auf der sicheren Seite unseres Partners. Danach melden wir uns innerhalb von {contactHours, plural, one {# Stunde} other {# Stunden}}, um einen passenden Termin zu finden.',
        ),
      },
      {
        question: 'Muss ich mein Gesicht zeigen?',
        answer:
          'Nein. Wir planen auch anonyme Drehs und prüfen jedes Bild auf Einzelheiten, die dich verraten könnten.',
      },
      {
        question: 'Welche Ausrüstung brauche ich?',
        answer:
          'Ein geladenes Handy oder eine Kamera und ein Zimmer, in dem dich niemand stört. Dein Coach arbeitet mit dem Licht, das du hast.',
      },
      {
        question: 'Kann ich die Session verschieben?',
        answer: text(
          'Ja, bis {rescheduleHours, plural, one {# Stunde} other {# Stunden}} vorher. Schreib uns, und wir finden einen neuen Termin.',
        ),
      },
      {
        question: 'Verdiene ich danach sicher mehr?',
        answer: text(
          'Das kann dir niemand ehrlich versprechen. Creatorinnen, die wir begleitet haben, steigerten ihr Einkommen im Schnitt um {incomeBoost} %. Deins hängt von deiner Arbeit, deiner Nische und deinem Publikum ab.',
        ),
      },
    ],
  },
  voices: {
    eyebrow: 'Kurz gesagt',
    title: 'Direkt nach der Session',
    lead: reviewNote(sessionVoices, reviews),
    items: sessionVoices,
    bought,
  },
} satisfies FilmingContent;
