import type { Messages } from '../messages.ts';

export const photos = {
  'application.photosFull': 'Видаліть одне, щоб додати інше',
  'application.photoAlt': 'Фото {number}: {name}',
  'application.photoRemove': 'Видалити фото {number}',
  'application.photoProgress': 'Завантаження фото {number}',
  'application.photo.checking': 'Перевіряємо',
  'application.photo.ready': 'Готове',
  'application.photo.sent': 'Завантажено',
  'application.photoAgain': 'виберіть це фото ще раз.',
  'application.sendWithout':
    '{count, plural, one {Надіслати без цього фото} few {Надіслати без цих фото} many {Надіслати без цих фото} other {Надіслати без цих фото}}',
  'application.uploading': 'Завантажуємо фото {number} з {count}',
  'application.uploadFailed': 'Помилка завантаження файлу: {message}',
  'application.coverOpen': 'Затулити або обрізати',
  'application.coverHelp':
    'Накресліть рамку пальцем чи мишею або пересувайте її стрілками, а розмір змінюйте з клавішею Shift. Того, що затулено чи обрізано, немає у файлі, який ми отримаємо.',
  'application.coverUnable': 'Цей браузер не дає змінювати фото. Змініть фото, перш ніж його вибрати.',
  'application.cover': 'Затулити',
  'application.crop': 'Обрізати',
  'application.coverUndo': 'Скасувати',
  'application.coverDone': 'Використати це фото',
} as const satisfies Messages<'photos'>;
