import { promises } from '@blue-peony/agency/ukr/promises';
import { sale } from '@blue-peony/agency/ukr/sale';
import type { Messages } from '../messages.ts';

export const purchase = {
  'purchase.title': 'Перш ніж платити',
  'purchase.product': 'Ви купуєте',
  'purchase.guide': 'Цифровий посібник у PDF та EPUB, з робочими аркушами. Книга англійською мовою.',
  'purchase.session': 'Знімальна сесія, {hours} год',
  'purchase.price': 'Ціна з податками',
  'purchase.seller': 'Продавець',
  'purchase.delivery': 'Доставка',
  'purchase.guideDelivery': `Одразу, для завантаження. ${promises.downloads}`,
  'purchase.sessionDelivery':
    'Ми напишемо протягом {contactHours, plural, one {# години} few {# годин} many {# годин} other {# години}}, щоб домовитися про час.',
  'purchase.free':
    'Обидві позначки добровільні: без них ви отримаєте все так само й збережете право на відмову від договору.',
  'purchase.mayAskReview':
    'Можете попросити мене про відгук, одним листом через {reviewDays, plural, one {# день} few {# дні} many {# днів} other {# дня}} після отримання.',
  'purchase.pay': 'Замовити з обов’язком оплати',
  'purchase.back': 'Назад',
  'purchase.begin': sale.begin,
  'purchase.ends': sale.ends,
  'purchase.sessionBegin': sale.sessionBegin,
  'purchase.sessionEnds': sale.sessionEnds,
} as const satisfies Messages<'purchase'>;
