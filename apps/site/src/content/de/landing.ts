import { agency, claims } from '@blue-peony/agency';
import { stories, videoWords } from '@blue-peony/agency/de/landing';
import type { LandingContent } from '../landing.ts';

const [firstDays, lastDays] = claims.revenueDays;

export const landing = {
  hero: {
    eyebrow: 'Management für Creatorinnen auf Abo-Plattformen',
    title: ['Dein Profil,', 'in voller Blüte.'],
    lead: 'Wir kümmern uns um Promotion, Gespräche mit Fans und Wachstum. Du arbeitest auf deine Art, mit Gesicht oder ohne, und behältst, was dir gehört.',
    more: 'So arbeiten wir',
    facts: ['Keine Einrichtungsgebühr', 'Kurze, flexible Verträge', 'Dein Account bleibt deiner'],
  },
  mission: {
    eyebrow: 'Unsere Mission',
    title: 'Wir kennen deine Fans, denn wir sind selbst welche.',
    statement: `${agency.name} wurde von Fans gegründet: von Männern mittleren Alters. Das klingt ungewöhnlich, bis man weiß, dass genau sie fast ${claims.midlifeShare} % der Nutzer der Plattform ausmachen. Wir wissen, was sie beim Scrollen anhalten lässt, wofür sie ein Abo abschließen und warum sie bleiben. Daraus ein verlässliches Einkommen für Frauen zu machen, die nach ihren eigenen Regeln arbeiten, ist unsere Mission.`,
    figures: [
      { value: `~${claims.midlifeShare} %`, label: 'der Nutzer der Plattform sind Männer mittleren Alters' },
      { value: `${claims.engagementWeeks} Woche`, label: 'bis sich bei den Interaktionen etwas bewegt' },
      { value: `${firstDays}–${lastDays} Tage`, label: 'bis es bei deinen Einnahmen ankommt' },
      { value: '24/7', label: 'ist jemand da, wenn du uns brauchst' },
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
        points: [
          'Kampagnen in den sozialen Netzwerken',
          'Texte und Vorschauen, die neugierig machen',
          'Partnerschaften mit passendem Publikum',
        ],
      },
      {
        title: 'Fan-Betreuung',
        text: 'Ein Abo ist ein Gespräch. Wir führen es weiter, in deinem Ton und innerhalb deiner Grenzen.',
        points: [
          'Antworten zu jeder Stunde, in jeder Zeitzone',
          'Warme, persönliche Nachrichten in deinem Stil',
          'Grenzen, die du setzt und wir einhalten',
        ],
      },
      {
        title: 'Account-Wachstum',
        text: 'Jede Woche lesen wir die Zahlen und ändern, was nicht wirkt. So ist Wachstum kein Zufall.',
        points: [
          'Ein Redaktionsplan, den du durchhältst',
          'Preise und Pakete, Schritt für Schritt getestet',
          'Ein Wochenbericht, den du sofort verstehst',
        ],
      },
    ],
  },
  challenges: {
    eyebrow: 'Kommt dir das bekannt vor?',
    title: 'Sechs Dinge, die Creatorinnen ausbremsen',
    lead: 'Keines davon sagt etwas über dein Talent. Und für jedes gibt es eine Lösung.',
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
        text: 'Eine gute Woche, dann Stille. Fans vergessen schnell, und der Neustart kostet doppelt Kraft.',
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
        title: 'Preise aus dem Bauch',
        text: 'Zu hoch schreckt ab, zu niedrig heißt umsonst arbeiten. Und niemand sagt dir, was stimmt.',
      },
    ],
  },
  join: {
    title: 'Warum Creatorinnen zu uns kommen',
    text: 'Weil sie wieder durchatmen können. Du entscheidest, was du zeigst, und ein Team nimmt dir den Rest ab.',
    points: [
      'Mehr freie Stunden in der Woche, ohne Fans zu verlieren',
      'Ein Plan statt Rätselraten, und jemand, der ihn durchzieht',
      'Schutz deiner Identität vom ersten Tag an',
      'Ein Team, das verdient, wenn du verdienst, und nicht vorher',
    ],
  },
  testimonials: {
    eyebrow: 'Stimmen',
    title: 'Hör es von Creatorinnen selbst',
    lead: 'Jeder Clip dauert weniger als eine Minute. Geladen wird erst, wenn du auf Abspielen drückst.',
    play: 'Video abspielen',
    items: videoWords,
  },
  whychoose: {
    eyebrow: 'Warum wir',
    title: 'Sechs Gründe, an denen du uns messen kannst',
    items: [
      { title: 'Keine Einrichtungsgebühr', text: 'Der Anfang kostet dich nichts. Wir verdienen, wenn du verdienst.' },
      {
        title: 'Kurze, flexible Verträge',
        text: 'Du sollst bleiben, weil es wirkt, und nicht, weil es im Vertrag steht.',
      },
      {
        title: 'Der Account gehört dir',
        text: 'Name, Zugang, Inhalte und Auszahlungen bleiben bei dir, heute und wenn du gehst.',
      },
      {
        title: 'Wir sind das Publikum',
        text: 'Gegründet von genau den Leuten, die abonnieren. Jede Idee testen wir zuerst an uns selbst.',
      },
      { title: 'Rund um die Uhr da', text: 'Support 24/7. Es antwortet ein Mensch und kein Formular.' },
      {
        title: 'Anonym ist willkommen',
        text: 'Inhalte ohne Gesicht, gesperrte Länder und ein wacher Blick auf jedes Detail im Bild.',
      },
    ],
  },
  plans: {
    eyebrow: 'Pakete',
    title: 'So viel Hilfe, wie du möchtest',
    lead: 'Jedes Profil ist anders, deshalb besprechen wir die Provision in einer Beratung. Eine Einrichtungsgebühr gibt es in keinem Paket.',
    popular: 'Am beliebtesten',
    note: 'Nicht sicher, welches passt? Bewirb dich, dann finden wir es zusammen heraus.',
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
          'Eigene Content-Strategie',
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
  faq: {
    eyebrow: 'Fragen',
    title: 'Klare Antworten auf wichtige Fragen',
    items: [
      {
        question: 'Was kostet der Einstieg?',
        answer:
          'Nichts. Es gibt keine Einrichtungsgebühr. Wir arbeiten für eine Provision auf deine Einnahmen und besprechen sie offen in einer Beratung, bevor du irgendetwas unterschreibst.',
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
        answer: `Bei den Interaktionen bewegt sich meist innerhalb von ${claims.engagementWeeks} Woche etwas. Bei den Einnahmen dauert es länger: Rechne mit ${firstDays} bis ${lastDays} Tagen. Eine bestimmte Summe kann dir niemand ehrlich versprechen.`,
      },
      {
        question: 'Kann ich anonym bleiben?',
        answer:
          'Ja. Viele Creatorinnen zeigen nie ihr Gesicht. Wir planen die Inhalte danach, sperren auf Wunsch Länder und prüfen jedes Bild auf Details, die dich verraten könnten.',
      },
      {
        question: 'Wer schreibt mit meinen Fans?',
        answer:
          'Menschen aus unserem Team, die deinen Ton und deine Grenzen kennen. Du entscheidest, was gesagt und angeboten wird, und kannst jederzeit mitlesen.',
      },
      {
        question: 'Brauche ich viele Follower oder Erfahrung?',
        answer:
          'Nein. Viele unserer Creatorinnen haben bei null angefangen. Wichtig ist, dass es dir Freude macht und du dranbleiben willst.',
      },
      {
        question: 'Wie geht es nach der Bewerbung weiter?',
        answer: `Nach etwa zehn Minuten siehst du ein vorläufiges Ergebnis, und innerhalb von ${claims.replyHours} Stunden meldet sich jemand aus dem Team. Dann reden wir, ganz unverbindlich.`,
      },
    ],
  },
  stories: {
    eyebrow: 'Erfolgsgeschichten',
    title: 'In ihren eigenen Worten',
    items: stories,
  },
  comparison: {
    eyebrow: 'Vergleich',
    title: 'Andere Agenturen und wir',
    lead: 'Stell diese sieben Fragen überall, wo du dich bewirbst.',
    others: 'Andere Agenturen',
    rows: [
      { topic: 'Einrichtungsgebühr', others: 'Oft fällig, bevor etwas passiert', us: 'Keine' },
      { topic: 'Vertrag', others: 'Ein bis zwei Jahre, schwer zu kündigen', us: 'Kurz und flexibel' },
      { topic: 'Dein Account', others: 'Zugang und Auszahlung in ihrer Hand', us: 'Läuft ganz auf deinen Namen' },
      { topic: 'Provision', others: 'Fest und im Kleingedruckten', us: 'In einer Beratung besprochen' },
      { topic: 'Kennt das Publikum', others: 'Von außen', us: 'Von Fans gegründet' },
      { topic: 'Support', others: 'Zu Bürozeiten, wenn du Glück hast', us: '24/7' },
      { topic: 'Anonymität', others: 'Ein nachträglicher Einfall', us: 'Vom ersten Tag an geplant' },
    ],
    close: 'Die beste Zeit, eine Pfingstrose zu pflanzen, ist der Herbst. Die zweitbeste ist heute.',
  },
} satisfies LandingContent;
