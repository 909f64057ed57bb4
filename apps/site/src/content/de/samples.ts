import type { Samples } from '../samples.ts';

export const samples = {
  label: 'Muster',
  calendar: {
    title: 'Deine Woche',
    rows: ['Posts', 'Clips', 'Chats', 'Dreh'],
    note: 'Sonntag zwei Stunden Dreh. Mittwoch und Samstag bleiben frei.',
  },
  chat: {
    title: 'Ein Chat in deinem Ton',
    limits: ['Kein Gesicht', 'Keine Treffen', 'Kein echter Name'],
    fan: 'Sehe ich irgendwann dein Gesicht?',
    answer: 'Das bleibt mein Geheimnis. Aber heute Abend gibt es etwas Neues.',
    note: 'Die Grenzen setzt du, und mitlesen kannst du jederzeit.',
  },
  report: {
    title: 'Deine Woche in Zahlen',
    joined: 'neue Abos',
    left: 'beendet',
    answered: 'Nachrichten beantwortet',
    note: 'Dienstag war es ruhig, darum erscheint der Post künftig abends.',
  },
  contract: {
    title: 'Eine Seite, und auf diese Zeilen kommt es an',
    lead: 'Ein Muster. Was in die Lücken kommt, vereinbaren wir im Beratungsgespräch, bevor du unterschreibst.',
    heading: 'Agenturvertrag',
    lines: [
      {
        text: 'Account, Zugang, Inhalte und Auszahlungen gehören der Creatorin.',
        why: 'Heute, und auch wenn du gehst.',
      },
      {
        text: 'Es gibt keine Einrichtungsgebühr.',
        why: 'Unsere Provision kommt aus dem, was du einnimmst.',
      },
      {
        text: 'Die Provision beträgt ____ % der Auszahlungen.',
        why: 'Offen besprochen und vereinbart, bevor du unterschreibst.',
      },
      {
        text: 'Die Laufzeit beträgt ____, die Kündigungsfrist ____.',
        why: 'Kurz, und am Ende gehst du ohne Umstände.',
      },
      {
        text: 'Die Grenzen in Liste A gelten für alle, die in ihrem Namen schreiben.',
        why: 'Diese Liste schreibst du.',
      },
    ],
  },
  privatePage: {
    title: 'Sieh selbst, wer deine Fotos angesehen hat',
    lead: 'Mit der Bewerbung bekommst du eine eigene Seite. Den Link schicken wir nur dir, und jeder Blick auf deine Fotos wird dort festgehalten.',
    removed: 'Aus jedem Foto entfernt, bevor wir es speichern',
    device: 'Modell deines Handys',
    erase: 'Ein Knopf, kein Grund nötig: Deine Angaben, deine Fotos und unsere Notizen werden sofort gelöscht.',
    more: 'Alles, was mit einem Foto geschieht',
  },
} satisfies Samples;
