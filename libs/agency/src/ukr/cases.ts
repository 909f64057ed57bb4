import { promises } from './promises.ts';
import type { Messages } from '../messages.ts';

export const cases = {
  review: {
    subject: 'Ми перевіряємо ваш платіж',
    heading: 'Ваш платіж надійшов.',
    intro:
      'Щось у ньому не збігається із замовленням, тому хтось із нашої команди перевірить його протягом {hours, plural, one {# години} few {# годин} many {# годин} other {# години}}. Вам нічого не потрібно робити, і, будь ласка, не платіть ще раз. Після цього ми надішлемо вам те, що ви придбали, або повернемо гроші.',
  },
  returned: {
    subject: 'Ми повернули вам кошти',
    heading: 'Ми повернули вам кошти.',
    intro: promises.refunded,
  },
} satisfies Messages['cases'];
