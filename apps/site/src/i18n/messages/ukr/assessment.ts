import { promises } from '@blue-peony/agency/ukr/promises';
import type { Messages } from '../messages.ts';

export const assessment = {
  'assessment.pageTitle': 'Попередній результат',
  'assessment.title': 'Аналізуємо вашу заявку',
  'assessment.lead':
    'Дякуємо! Ваші відповіді порівнюються з нашими критеріями відбору; ваш профіль згодом перегляне людина. Попередній результат буде приблизно за {minutes, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}}, тут і в листі, тож сторінку можна закрити.',
  'assessment.remaining': 'Залишилося часу',
  'assessment.progress': 'Перебіг аналізу',
  'assessment.minutesLeft':
    '{minutes, plural, one {Залишилася # хвилина} few {Залишилося # хвилини} many {Залишилося # хвилин} other {Залишилося # хвилини}}',
  'assessment.stepReceived': 'Заявку отримано',
  'assessment.stepProfile': 'Перевіряємо ваші відповіді',
  'assessment.stepResult': 'Попередній результат',
  'assessment.meanwhile': 'А поки зазирніть сюди, це безкоштовно:',
  'assessment.safetyChapter': 'як берегти безпеку й приватність (англійською)',
  'assessment.own': 'Ваша приватна сторінка',
  'assessment.ownText':
    'На вашій сторінці видно, на якому етапі заявка, хто її переглядав і що ви надіслали. Там її можна виправити, відкликати або видалити.',
  'assessment.qualifiedTitle': 'Ви пройшли попередній відбір',
  'assessment.qualifiedLead': 'Вітаємо! Ваша заявка відповідає тому, що ми шукаємо.',
  'assessment.qualifiedPlans': `${promises.opensPlans} ${promises.hourPrice}`,
  'assessment.qualifiedNext':
    'Хоч би що ви вирішили, хтось із команди зв’яжеться з вами протягом {hours, plural, one {# години} few {# годин} many {# годин} other {# години}}.',
  'assessment.qualifiedButton': 'Переглянути знімальні сесії',
  'assessment.rejectedTitle': 'Цього разу ви не пройшли відбір',
  'assessment.rejectedLead': `Дякуємо за інтерес до нас. У вашій заявці ще немає ні профілю, ні фото, тому зараз вона не підходить для нашої програми. ${promises.noJudgment}`,
  'assessment.pastEntry': promises.pastEntry,
  'assessment.rejectedAgain': `Ви можете подати заявку ще раз. ${promises.helps}`,
  'assessment.pastEntryAgain': 'Ви можете подати заявку ще раз, щойно щось зміниться.',
  'assessment.rejectedRead': promises.stillRead,
  'assessment.rejectedButton': 'Повернутися на головну',
  'assessment.noScript':
    'Цій сторінці потрібен JavaScript. Увімкніть його й оновіть сторінку. Результат також надійде на вашу пошту, а якщо ні, напишіть нам: {email}.',
  'assessment.wait': 'Хвилинку, будь ласка.',
} as const satisfies Messages<'assessment'>;
