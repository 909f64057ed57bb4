import type { Messages } from '../messages.ts';

export const consent = {
  'consent.title': 'Можна вимірювати нашу рекламу?',
  'consent.text':
    'Якщо ви погодитеся, {providers} {count, plural, one {дізнається} few {дізнаються} many {дізнаються} other {дізнаються}}, що ви відкрили сторінку, подали заявку чи щось придбали, а ми побачимо, яка реклама працює. Без згоди все на цьому сайті працює так само добре.',
  'consent.refuse': 'Відмовитися',
  'consent.accept': 'Погодитися',
  'consent.settings': 'Налаштування cookie',
} as const satisfies Messages<'consent'>;
