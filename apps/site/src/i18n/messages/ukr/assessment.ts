import type { Messages } from '../messages.ts';

export const assessment = {
  'assessment.pageTitle': 'Попередній результат',
  'assessment.title': 'Аналізуємо вашу заявку',
  'assessment.lead':
    'Дякуємо! Ми перевіряємо ваші відповіді за нашими критеріями відбору; ваш профіль згодом перегляне людина. Попередній результат з’явиться тут. Ми надішлемо його й листом, тож сторінку можна закрити.',
  'assessment.remaining': 'Залишилося часу',
  'assessment.progress': 'Перебіг аналізу',
  'assessment.minutesLeft':
    '{minutes, plural, one {Залишилася # хвилина} few {Залишилося # хвилини} many {Залишилося # хвилин} other {Залишилося # хвилини}}',
  'assessment.stepReceived': 'Заявку отримано',
  'assessment.stepProfile': 'Перевіряємо ваші відповіді',
  'assessment.stepResult': 'Попередній результат',
  'assessment.own': 'Ваша приватна сторінка',
  'assessment.ownText':
    'На вашій сторінці видно, на якому етапі заявка, хто її переглядав і що ви надіслали. Там її можна виправити, відкликати або видалити.',
  'assessment.qualifiedTitle': 'Ви пройшли попередній відбір',
  'assessment.qualifiedLead': 'Вітаємо! Ваша заявка відповідає тому, що ми шукаємо.',
  'assessment.qualifiedPlans':
    'Наші основні плани відкриті для тих, хто заробляє понад {amount} на місяць або вже пройшов кваліфікаційну знімальну сесію. Сесія — найшвидший шлях.',
  'assessment.qualifiedNext':
    'Хоч би що ви вирішили, хтось із команди зв’яжеться з вами протягом {hours, plural, one {# години} few {# годин} many {# годин} other {# години}}.',
  'assessment.qualifiedButton': 'Переглянути знімальні сесії',
  'assessment.rejectedTitle': 'Цього разу ви не пройшли відбір',
  'assessment.rejectedLead':
    'Дякуємо за інтерес до нас. Зараз ваша заявка не підходить для нашої програми. Це не оцінка вас чи вашої праці.',
  'assessment.rejectedAgain':
    'Ви можете подати заявку ще раз. Нам дуже допомагають профілі та фото, які показують, хто ви.',
  'assessment.rejectedAgainShown': 'Ви можете подати заявку ще раз, щойно щось зміниться.',
  'assessment.rejectedRead':
    'Попри це людина прочитає вашу заявку протягом {hours, plural, one {# години} few {# годин} many {# годин} other {# години}}.',
  'assessment.rejectedButton': 'Повернутися на головну',
  'assessment.noScript':
    'Цій сторінці потрібен JavaScript. Увімкніть його й оновіть сторінку. Результат також надійде на вашу пошту, а якщо ні, напишіть нам: {email}.',
  'assessment.wait': 'Хвилинку, будь ласка.',
} as const satisfies Messages<'assessment'>;
