import { about } from '@blue-peony/agency/de/about';
import { stories } from '@blue-peony/agency/de/landing';
import { promises } from '@blue-peony/agency/de/promises';
import { aboutItems } from '../about-items.ts';
import type { ClosingContent } from '../landing.ts';
import { reviewNote, titleOf } from '../reviews.ts';
import { reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('de');

export const closing = {
  faq: {
    eyebrow: 'Fragen',
    title: 'Klare Antworten auf wichtige Fragen',
    items: [
      {
        question: 'Was kostet der Einstieg?',
        answer: text(
          `Die Bewerbung ist kostenlos, und eine Einrichtungsgebühr gibt es nicht. Wir arbeiten für eine Provision auf deine Einnahmen und besprechen sie offen in einer Beratung, bevor du irgendetwas unterschreibst. ${promises.opensPlans} ${promises.hourPrice}`,
        ),
      },
      {
        question: 'Wie lange bin ich gebunden?',
        answer:
          'Unsere Verträge sind kurz und flexibel. Die genaue Laufzeit kennst du vor der Unterschrift, und an ihrem Ende kommst du einfach wieder heraus.',
      },
      {
        question: 'Wem gehört mein Account?',
        answer:
          'Dir, und zwar ganz. Der Account läuft auf deinen Namen, Auszahlungen gehen an dich, und deine Inhalte gehören weiter dir, auch wenn wir nicht mehr zusammenarbeiten.',
      },
      {
        question: 'Wann sehe ich Ergebnisse?',
        answer: text(
          'Bei den Interaktionen bewegt sich meist innerhalb von {engagementWeeks, plural, one {# Woche} other {# Wochen}} etwas. Bei den Einnahmen dauert es länger: Rechne mit {firstDays} bis {lastDays, plural, one {# Tag} other {# Tagen}}. Eine bestimmte Summe kann dir niemand ehrlich versprechen.',
        ),
      },
      {
        question: 'Kann ich anonym bleiben?',
        answer:
          'Ja. Viele Creatorinnen zeigen nie ihr Gesicht. Wir planen die Inhalte danach, sperren auf Wunsch Länder und prüfen jedes Bild auf Details, die dich verraten könnten.',
      },
      {
        question: 'Wer schreibt mit meinen Fans?',
        answer:
          'Menschen aus unserem Team, die deinen Ton und deine Grenzen von dir lernen. Du entscheidest, was gesagt und angeboten wird, und kannst jederzeit mitlesen.',
      },
      {
        question: 'Brauche ich viele Follower oder Erfahrung?',
        answer: text(
          `Nein. Bewerben kannst du dich auch ganz ohne Einnahmen; wichtig ist, dass es dir Freude macht und du dranbleiben willst. ${promises.opensPlans} ${promises.hourPrice}`,
        ),
      },
      {
        question: 'Wie geht es nach der Bewerbung weiter?',
        answer: text(
          'Nach etwa {resultMinutes, plural, one {# Minute} other {# Minuten}} siehst du ein vorläufiges Ergebnis, und innerhalb von {replyHours, plural, one {# Stunde} other {# Stunden}} meldet sich jemand aus dem Team. Dann reden wir, ganz unverbindlich.',
        ),
      },
    ],
  },
  about: {
    eyebrow: 'Bevor du dich entscheidest',
    title: 'Wer hinter dieser Seite steht',
    items: aboutItems(about, {
      people: 'Wer wir sind',
      commission: 'Provision',
      term: 'Vertrag und Kündigung',
      access: 'Ohne dein Passwort',
      chats: 'Wer deinen Fans schreibt',
      session: 'Wie eine Session abläuft',
      leaving: 'Wenn du gehst',
    }),
  },
  stories: {
    eyebrow: 'Erfolgsgeschichten',
    title: titleOf(stories, 'In ihren eigenen Worten', 'Beispiele'),
    lead: reviewNote(stories, reviews),
    items: stories,
  },
  comparison: {
    eyebrow: 'Vergleich',
    title: 'Andere Agenturen und wir',
    lead: 'Stell diese sieben Fragen überall, wo du dich bewirbst.',
    others: 'Andere Agenturen',
    rows: [
      { topic: 'Einrichtungsgebühr', others: 'Oft fällig, bevor etwas passiert', us: 'Keine' },
      { topic: 'Vertrag', others: 'Oft ein bis zwei Jahre, schwer zu kündigen', us: 'Kurz und flexibel' },
      {
        topic: 'Dein Account',
        others: 'Zugang und Auszahlung manchmal in ihrer Hand',
        us: 'Läuft ganz auf deinen Namen',
      },
      { topic: 'Provision', others: 'Oft fest und im Kleingedruckten', us: 'In einer Beratung besprochen' },
      { topic: 'Kennt das Publikum', others: 'Meist nur von außen', us: 'Von Fans gegründet' },
      { topic: 'Support', others: 'Oft nur zu Bürozeiten', us: '24/7 ab Wachstum & Management' },
      { topic: 'Anonymität', others: 'Manchmal erst im Nachhinein bedacht', us: 'Vom ersten Tag an geplant' },
    ],
    close: 'Die beste Zeit, eine Pfingstrose zu pflanzen, ist der Herbst. Die zweitbeste ist heute.',
  },
} satisfies ClosingContent;
