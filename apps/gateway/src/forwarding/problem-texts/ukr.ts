import type { ProblemTexts } from './texts.ts';

export const ukr: ProblemTexts = {
  limitedTitle: 'Зачекайте трохи',
  limited: 'З вашого з’єднання надійшло забагато запитів. Щонайпізніше за годину все знову запрацює.',
  awayTitle: 'Сторінка зараз недоступна',
  away: 'Спробуйте ще раз за хвилину. Цю спробу не зараховано.',
  help: 'Маєте запитання? Напишіть на {mailbox}.',
  home: 'На головну сторінку',
};
