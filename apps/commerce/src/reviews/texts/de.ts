import type { ReviewTexts } from './en.ts';

export const de: ReviewTexts = {
  title: 'Wie war es?',
  lead: 'Schreib, was du denkst, ob gut oder schlecht. Wir veröffentlichen Lob und Kritik gleichermaßen und lassen nur weg, was rechtswidrig oder beleidigend ist oder eine Person erkennbar macht. Sterne, Name und Text stehen dann öffentlich auf unserer Website. Du kannst sie hier jederzeit ändern oder löschen.',
  stars: 'Sterne',
  choices: ['5 Sterne: sehr gut', '4 Sterne', '3 Sterne', '2 Sterne', '1 Stern: sehr schlecht'],
  name: 'Name, der dabei steht; es muss nicht dein echter sein',
  words: 'Deine Bewertung',
  wrong: 'Bitte fülle alle drei Felder aus.',
  send: 'Bewertung senden',
  remove: 'Meine Bewertung löschen',
  thanksTitle: 'Danke für deine Bewertung',
  thanks:
    'Jemand aus unserem Team liest sie, bevor sie erscheint. Über den Link in unserer E-Mail kannst du sie jederzeit wieder öffnen und ändern oder löschen.',
  removedTitle: 'Deine Bewertung ist gelöscht',
  removed: 'Sie verschwindet innerhalb weniger Minuten von unserer Website.',
  noTitle: 'Wir fragen nicht mehr',
  no: 'Das war unsere einzige E-Mail wegen einer Bewertung, und es kommt keine weitere.',
  home: 'Zur Startseite',
};
