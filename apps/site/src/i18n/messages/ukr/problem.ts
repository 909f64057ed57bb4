import type { Messages } from '../messages.ts';

export const problem = {
  'problem.network': 'не вдалося з’єднатися із сервером. Перевірте з’єднання та спробуйте ще раз.',
  'problem.timeout': 'сервер надто довго не відповідав. Спробуйте ще раз.',
  'problem.unavailable': 'сервіс тимчасово недоступний. Спробуйте ще раз за хвилину.',
  'problem.internal': 'щось пішло не так на нашому боці. Спробуйте ще раз.',
  'problem.rateLimited': 'забагато спроб із вашого з’єднання. Зачекайте трохи та спробуйте ще раз.',
  'problem.photoTooLarge': 'фото більше за 20 МБ. Оберіть менше.',
  'problem.notAnImage': 'цей файл не є зображенням.',
  'problem.photoFormat': 'цей формат не підтримується. Збережіть фото у форматі JPEG, PNG або WebP.',
  'problem.photoUnreadable': 'фото пошкоджене, і його не вдається прочитати. Оберіть інше.',
  'problem.photoPixels': 'фото має забагато пікселів. Оберіть менше або звичайний JPEG.',
  'problem.validation': 'перевірте позначені поля.',
  'problem.unknownUpload': 'фото потрібно завантажити ще раз. Натисніть кнопку знову.',
  'problem.tooManyPhotos': 'можна надіслати до 5 фото.',
  'problem.changed': 'форма тим часом змінилася. Натисніть кнопку знову.',
} as const satisfies Messages<'problem'>;
