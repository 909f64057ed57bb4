import type { Sentences } from '../sentences.ts';

export const promises = {
  stillRead:
    'Попри це протягом {hours, plural, one {# години} few {# годин} many {# годин} other {# години}} людина прочитає вашу заявку й відповість вам.',
  pastEntry:
    'Нашу програму для початківців ви вже переросли. Протягом {hours, plural, one {# години} few {# годин} many {# годин} other {# години}} з вами зв’яжеться людина щодо основних планів.',
  helps: 'Допоможе профіль або фото в одязі, можна без обличчя.',
  noJudgment: 'Це не оцінка вас чи вашої праці.',
  opensPlans:
    'Основні плани відкриті для тих, хто заробляє понад {plansFrom} на місяць або вже пройшов платну кваліфікаційну знімальну сесію.',
  hourPrice: 'Сесія на одну годину коштує {hourPrice}.',
  downloads:
    'Кожен файл можна завантажити {downloads, plural, one {# раз} few {# рази} many {# разів} other {# раза}} протягом {linkDays, plural, one {# дня} few {# днів} many {# днів} other {# дня}}.',
  resumed:
    'Завантаження, яке перервалося й продовжилося протягом {resumeMinutes, plural, one {# хвилини} few {# хвилин} many {# хвилин} other {# хвилини}}, рахується один раз.',
  refunded:
    'Гроші з’являться на рахунку приблизно за {refundDays, plural, one {# день} few {# дні} many {# днів} other {# дня}}.',
} satisfies Sentences;
