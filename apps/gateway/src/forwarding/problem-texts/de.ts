import type { ProblemTexts } from './texts.ts';

export const de: ProblemTexts = {
  limitedTitle: 'Bitte mach eine kurze Pause',
  limited: 'Von deinem Anschluss kamen zu viele Anfragen. Spätestens in einer Stunde geht es wieder.',
  awayTitle: 'Diese Seite ist gerade nicht verfügbar',
  away: 'Bitte versuch es in einer Minute noch einmal. Es wurde nichts gezählt.',
  help: 'Fragen? Schreib an {mailbox}.',
  home: 'Zur Startseite',
};
