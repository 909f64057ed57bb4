import { promises } from '@blue-peony/agency/ukr/promises';
import type { Messages } from '../messages.ts';

export const buyer = {
  receipt: {
    subject: 'Ваше підтвердження і файли ({reference})',
    heading: 'Дякуємо. Ваші файли готові.',
    intro: `Завантажте їх на сторінці замовлення у форматах PDF та EPUB, а робочі аркуші — окремим файлом PDF. ${promises.downloads}`,
    open: 'Відкрити замовлення',
  },
  session: {
    subject: 'Вашу сесію заброньовано ({reference})',
    heading: 'Вашу сесію заброньовано.',
    intro:
      'Протягом {hours, plural, one {# години} few {# годин} many {# годин} other {# години}} із вами зв’яжеться хтось із нашої команди, щоб узгодити час. Щоб перенести сесію, повідомте щонайменше за {notice, plural, one {# годину} few {# години} many {# годин} other {# години}}.',
    open: 'Як підготуватися',
  },
  renewed: {
    subject: 'Ваші нові посилання для завантаження ({reference})',
    heading: 'Ось ваші файли ще раз.',
    intro: `Нові посилання — на сторінці замовлення. ${promises.downloads} Старіші посилання вже не діють.`,
    open: 'Відкрити замовлення',
  },
  found: {
    subject: 'Ваше замовлення {reference}',
    heading: 'Ось ваше бронювання ще раз.',
    intro: 'Ви просили посилання на замовлення. На його сторінці видно, що заброньовано і як підготуватися.',
    open: 'Відкрити замовлення',
  },
  moved: {
    subject: 'Замовлення {reference}: інша адреса',
    heading: 'Для цього замовлення вказано іншу адресу.',
    intro:
      'Нас попросили надсилати листи про це замовлення на іншу адресу, тож відтепер вони надходитимуть туди. Посилання, надіслані на цю адресу, більше не діють. Якщо ви про це не просили, напишіть у відповідь на цей лист.',
  },
  refunded: {
    subject: 'Ми повернули вам кошти ({reference})',
    heading: 'Ми повернули вам кошти.',
    intro: `${promises.refunded} {product, select, session {Ваше бронювання скасовано.} other {Посилання для завантаження більше не діють.}}`,
  },
  partly_refunded: {
    subject: 'Ми повернули вам частину коштів ({reference})',
    heading: 'Ми повернули вам частину коштів.',
    intro: `${promises.refunded} Ваша покупка залишається за вами.`,
  },
  order: 'Замовлення',
  amount: 'Сума',
  date: 'Дата',
  product: 'Товар',
  products: {
    'digital-guide': 'Цифровий посібник, PDF і EPUB',
    'teasing-content': 'Знімальна сесія, {length} год',
  },
  seller: 'Продавець',
  limits: `Посилання діють {linkDays, plural, one {# день} few {# дні} many {# днів} other {# дня}}. ${promises.resumed} Коли посилання перестануть діяти, на сторінці замовлення можна попросити нові.`,
  contact: 'Маєте запитання? Напишіть на {mailbox} або просто дайте відповідь на цей лист.',
  closing: 'З найкращими побажаннями',
  signature: 'Команда {agency}',
  returned: 'Усього повернуто',
} satisfies Messages['buyer'];
