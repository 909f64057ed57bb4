import type { Story, Three } from '../people.ts';

export const readers = [
  {
    sample: true,
    name: 'Clara',
    role: 'seit drei Monaten dabei',
    text: 'Ich hatte vierzig Tabs offen und kein Profil. An einem Wochenende habe ich die ersten vier Kapitel durchgearbeitet, am Montag war ich online. Die Checklisten haben das für mich erledigt.',
  },
  {
    sample: true,
    name: 'Nina',
    role: 'arbeitet ohne Gesicht',
    text: 'Allein die Safety Map war den Preis wert. Auf alten Fotos habe ich drei Dinge gefunden, die mir nie aufgefallen wären.',
  },
  {
    sample: true,
    name: 'Jo',
    role: 'zwei Jahre auf der Plattform',
    text: 'Ich habe nichts Neues erwartet und noch am selben Abend meine Preise und meine Begrüßung umgeschrieben. Ruhig, ehrlich und stellenweise lustig.',
  },
] as const satisfies Three<Story>;
