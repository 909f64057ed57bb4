import { about } from '@blue-peony/agency/de/about';
import { videoWords } from '@blue-peony/agency/de/landing';
import { promises } from '@blue-peony/agency/de/promises';
import { isTold } from '../about-items.ts';
import type { LandingContent } from '../landing.ts';
import { reviewNote } from '../reviews.ts';
import { reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('de');

export const landing = {
  hero: {
    eyebrow: 'Management für Creatorinnen auf Abo-Plattformen',
    title: ['Dein Profil,', 'in voller Blüte.'],
    lead: 'Wir kümmern uns um Promotion, Gespräche mit Fans und Wachstum. Du arbeitest auf deine Art, mit Gesicht oder ohne, und behältst, was dir gehört.',
    more: 'So arbeiten wir',
    facts: ['Keine Einrichtungsgebühr', 'Kurze, flexible Verträge', 'Dein Account bleibt deiner'],
    told: isTold(about),
    questions: {
      who: 'Wer steckt dahinter?',
      cost: 'Was kostet es?',
      photos: 'Wer sieht meine Fotos?',
      next: 'Wie geht es weiter?',
    },
  },
  mission: {
    eyebrow: 'Unsere Mission',
    title: 'Wir kennen deine Fans, denn wir sind selbst welche.',
    statement: text(
      '{agency} wurde von Fans gegründet: von Männern mittleren Alters. Das klingt ungewöhnlich, bis man weiß, dass genau sie fast {midlifeShare} % der Nutzer der Plattform ausmachen. Wir wissen, was sie beim Scrollen anhalten lässt, wofür sie ein Abo abschließen und warum sie bleiben. Daraus ein verlässliches Einkommen für Frauen zu machen, die nach ihren eigenen Regeln arbeiten, ist unsere Mission.',
    ),
    figures: [
      { value: text('~{midlifeShare} %'), label: 'der Nutzer der Plattform sind Männer mittleren Alters' },
      {
        value: text('{engagementWeeks, plural, one {# Woche} other {# Wochen}}'),
        label: 'bis sich bei den Interaktionen etwas bewegt',
      },
      {
        value: text('{firstDays}–{lastDays, plural, one {# Tag} other {# Tage}}'),
        label: 'bis es bei deinen Einnahmen ankommt',
      },
      { value: '24/7', label: 'Support, ab Wachstum & Management' },
    ],
  },
  services: {
    eyebrow: 'Was wir tun',
    title: 'Drei Aufgaben, mit denen du nicht mehr allein bist',
    lead: 'Von dir kommen Idee und Persönlichkeit. Wir übernehmen die Arbeit drumherum, die Stunden kostet und die niemand sieht.',
    items: [
      {
        title: 'Promotion',
        text: 'Wir bringen die richtigen Leute auf dein Profil und geben ihnen einen Grund zu bleiben.',
      },
      {
        title: 'Fan-Betreuung',
        text: 'Ein Abo ist ein Gespräch. Wir führen es weiter, in deinem Ton und innerhalb deiner Grenzen.',
      },
      {
        title: 'Account-Wachstum',
        text: 'Jede Woche lesen wir die Zahlen und ändern, was nicht funktioniert. So ist Wachstum kein Zufall.',
      },
    ],
  },
  challenges: {
    eyebrow: 'Kommt dir das bekannt vor?',
    title: 'Sechs Dinge, die Creatorinnen ausbremsen',
    lead: 'Keines davon sagt etwas über dein Talent aus. Und für jedes gibt es eine Lösung.',
    items: [
      {
        title: 'Keine Sichtbarkeit',
        text: 'Du postest, und kaum jemand sieht es, denn von selbst schickt dir die Plattform keine neuen Leute.',
      },
      {
        title: 'Null Ergebnisse',
        text: 'Du hast Tipps von überall ausprobiert, und die Zahlen sehen noch aus wie vor Monaten.',
      },
      {
        title: 'Kein fester Rhythmus',
        text: 'Eine gute Woche, dann Stille. Fans vergessen schnell, und der Neustart kostet doppelt so viel Kraft.',
      },
      {
        title: 'Ein Postfach ohne Ende',
        text: 'Jede Nachricht will sofort eine Antwort. Für das, was dir Freude macht, bleibt keine Zeit.',
      },
      {
        title: 'Angst, erkannt zu werden',
        text: 'Du würdest gern anfangen, aber Familie, Kollegen und Nachbarn sollen es nie erfahren.',
      },
      {
        title: 'Preise aus dem Bauch heraus',
        text: 'Zu hoch schreckt ab, zu niedrig heißt umsonst arbeiten. Und niemand sagt dir, was stimmt.',
      },
    ],
  },
  join: {
    title: 'Warum Creatorinnen zu uns kommen',
    text: 'Weil sie wieder durchatmen können. Du entscheidest, was du zeigst, und ein Team nimmt dir den Rest ab.',
    points: [
      'Mehr freie Stunden in der Woche, und deine Fans bekommen trotzdem Antwort',
      'Ein Plan statt Rätselraten, und jemand, der ihn durchzieht',
      'Schutz deiner Identität vom ersten Tag an',
      'Ein Team auf Provision, dem dein Ergebnis wichtig ist',
    ],
  },
  testimonials: {
    eyebrow: 'Stimmen',
    title: 'Hör es von Creatorinnen selbst',
    lead: 'Jeder Clip dauert weniger als eine Minute. Geladen wird erst, wenn du auf Abspielen drückst.',
    play: 'Video abspielen',
    example: 'Beispiel',
    note: reviewNote(videoWords, reviews),
    items: videoWords,
  },
  whychoose: {
    eyebrow: 'Warum wir',
    title: 'Sechs Versprechen, an denen du uns messen kannst',
    items: [
      {
        title: 'Keine Einrichtungsgebühr',
        text: 'Für die Einrichtung berechnen wir nichts. Unsere Provision kommt aus dem, was du einnimmst.',
      },
      {
        title: 'Kurze, flexible Verträge',
        text: 'Du sollst bleiben, weil es funktioniert, und nicht, weil es im Vertrag steht.',
      },
      {
        title: 'Der Account gehört dir',
        text: 'Name, Zugang, Inhalte und Auszahlungen bleiben bei dir, heute und wenn du gehst.',
      },
      {
        title: 'Wir sind das Publikum',
        text: 'Gegründet von genau den Leuten, die abonnieren. Darum sehen wir jede Idee mit den Augen eines Fans.',
      },
      {
        title: 'Rund um die Uhr da',
        text: 'Support 24/7 ab Wachstum & Management. Es antwortet ein Mensch und kein Formular.',
      },
      {
        title: 'Anonym? Willkommen.',
        text: 'Inhalte ohne Gesicht, gesperrte Länder und ein wacher Blick auf jedes Detail im Bild.',
      },
    ],
  },
  plans: {
    eyebrow: 'Pakete',
    title: 'So viel Hilfe, wie du möchtest',
    lead: 'Jedes Profil ist anders, deshalb besprechen wir die Provision in einer Beratung. Eine Einrichtungsgebühr gibt es in keinem Paket.',
    popular: 'Am beliebtesten',
    note: text(
      `${promises.opensPlans} ${promises.hourPrice} Nicht sicher, welches Paket passt? Bewirb dich, dann finden wir es zusammen heraus.`,
    ),
    items: [
      {
        title: 'Profilmanagement',
        text: 'Für Creatorinnen, die ein gepflegtes Profil und einen festen Rhythmus wollen.',
        features: [
          'Optimierung deines Profils',
          'Planung deiner Inhalte',
          'Grundlegende Chat-Betreuung',
          'Wöchentliche Leistungsberichte',
        ],
      },
      {
        title: 'Wachstum & Management',
        text: 'Für Creatorinnen, die wachsen und ihre Zeit zurückhaben wollen.',
        features: [
          'Alles aus dem Profilmanagement',
          'Promotion in sozialen Netzwerken',
          'Erweiterte Chat-Betreuung',
          'Content-Strategie nur für dich',
          'Support 24/7',
        ],
      },
      {
        title: 'Individuelle Lösungen',
        text: 'Für etablierte oder anonyme Creatorinnen mit eigenen Plänen.',
        features: [
          'Ganz auf dich zugeschnitten',
          'Eine feste Ansprechperson',
          'Umfangreiche Marketing-Kampagnen',
          'Begleitung für anonyme Creatorinnen',
          'Bevorzugter Support',
        ],
      },
    ],
  },
} satisfies LandingContent;
