import { promises } from '@blue-peony/agency/ukr/promises';
import type { Messages } from '../messages.ts';

export const application = {
  'application.eyebrow': 'Заявка',
  'application.title': 'Розкажіть нам про себе',
  'application.lead':
    'Це займе близько трьох хвилин. Хтось із команди зв’яжеться з вами протягом {hours, plural, one {# години} few {# годин} many {# годин} other {# години}}, а з надісланого ми нічого не публікуємо й не продаємо.',
  'application.stepSend': 'Надішліть форму',
  'application.stepResult':
    'Приблизно за {resultMinutes, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}} ви побачите попередній результат',
  'application.stepTalk':
    'Протягом {hours, plural, one {# години} few {# годин} many {# годин} other {# години}} ми зв’яжемося з вами',
  'application.about': 'Про вас',
  'application.reach': 'Як із вами зв’язатися',
  'application.online': 'Ваші профілі в мережі',
  'application.more': 'Додатково',
  'application.stepOf': '{number} з {count}',
  'application.next': 'Далі',
  'application.back': 'Назад',
  'application.requiredHint': 'Поля із зірочкою (*) обов’язкові.',
  'application.draftRestored': 'Чернетку відновлено.',
  'application.draftDelete': 'Видалити її',
  'application.draftKeep':
    'Зберігати чернетку на цьому пристрої {draftHours, plural, one {# годину} few {# години} many {# годин} other {# години}}; інакше вона зникне, коли ви закриєте вкладку',
  'application.nameHint': 'Так ми до вас звертатимемося.',
  'application.emailHint': 'Сюди надійдуть підтвердження, результат і посилання на вашу приватну сторінку.',
  'application.countryHint': 'Закони й виплати в різних країнах різні.',
  'application.cityHint': 'Досить найближчого великого міста: так ми знатимемо, котра у вас година.',
  'application.earningsHint': 'Від цього залежить, яка програма вам підходить.',
  'application.oneOf':
    'Укажіть принаймні один профіль або додайте фото; обличчя показувати не обов’язково. Самого OnlyFans недостатньо.',
  'application.whatsappHint':
    'За цим номером ми зв’яжемося з вами щодо заявки. Оберіть країну або введіть номер повністю: +380 і дев’ять цифр',
  'application.earningsChoose': 'Оберіть варіант',
  'application.messageHint': 'Чого ви хочете досягти і що стримує вас сьогодні?',
  'application.photos': 'Фото',
  'application.photosHint': 'Можна завантажити до 5 зображень.',
  'application.photosFormats': 'JPEG, PNG або WebP, до 20 МБ кожне. Ми вилучаємо дані про місце та камеру.',
  'application.photosClothed': 'Лише фото в одязі. Нічого інтимного, будь ласка.',
  'application.photosWay': 'Що відбувається з вашими фото?',
  'application.pressure': 'На вас хтось тисне?',
  'application.photosAdd': 'Додати фото',
  'application.age': promises.ofAge,
  'application.privacy': promises.agrees,
  'application.submit': 'Надіслати заявку',
  'application.submitting': 'Надсилання...',
  'application.sending': 'Надсилаємо вашу заявку',
  'application.waitBusy':
    'Сервіс зараз дуже завантажений. Ваша заявка чекає тут і буде надіслана автоматично. Не закривайте цю сторінку.',
  'application.waitOffline':
    'Зв’язок зараз перервано. Ваша заявка чекає тут і буде надіслана автоматично. Не закривайте цю сторінку.',
  'application.tryNow': 'Спробувати зараз',
  'application.stop': 'Зупинити',
  'application.clear': 'Очистити форму',
  'application.clearAsk': 'Очистити форму?',
  'application.clearText': 'Усе введене й обрані фото зникнуть із цього пристрою. Уже надіслане залишиться надісланим.',
  'application.clearNo': 'Залишити',
  'application.sendLater': 'Надіслати, коли з’явиться зв’язок',
  'application.elsewhere':
    'Цю форму зараз надсилають в іншій вкладці або вже надіслали чи очистили там. Удруге її не буде надіслано.',
  'application.earlier':
    'Вона надійшла ще до ваших змін, тому останніх змін у ній немає. Їх можна внести на вашій сторінці: посилання є в нашому листі.',
  'application.noScript': 'Відкрити форму без JavaScript',
  'application.alertTitle': 'Поки що не вийшло',
  'application.submitFailed': 'Помилка надсилання заявки: {message}',
  'application.notificationFailed': 'Не вдалося надіслати сповіщення електронною поштою.',
  'application.notificationTitle': 'Вашу заявку отримано',
  'application.notificationNote': 'Заявку надійно збережено, а лист надійде трохи згодом.',
  'application.valuesKept': 'Усе, що ви ввели, залишилося у формі.',
  'field.required': 'Заповніть це поле.',
  'field.tooLong': 'Текст задовгий.',
  'field.email': 'Введіть правильну адресу електронної пошти.',
  'field.phone': 'Перевірте цей номер: на нього неможливо зателефонувати.',
  'field.choice': 'Оберіть один із варіантів.',
  'field.characters': 'Текст містить символи, які ми не можемо прийняти.',
  'field.accept': 'Поставте тут позначку, щоб продовжити.',
  'field.invalid': 'Перевірте це поле.',
} as const satisfies Messages<'application'>;
