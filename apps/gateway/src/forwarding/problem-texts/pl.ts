import type { ProblemTexts } from './texts.ts';

export const pl: ProblemTexts = {
  limitedTitle: 'Zrób krótką przerwę',
  limited: 'Z Twojego połączenia przyszło zbyt wiele zapytań. Najpóźniej za godzinę wszystko znów zadziała.',
  awayTitle: 'Ta strona jest chwilowo niedostępna',
  away: 'Spróbuj ponownie za minutę. Ta próba się nie liczy.',
  help: 'Masz pytania? Napisz na {mailbox}.',
  home: 'Wróć na stronę główną',
};
