import type { Messages } from '../messages.ts';

export const problem = {
  'problem.network': 'nie udało się połączyć z serwerem. Sprawdź połączenie i spróbuj ponownie.',
  'problem.timeout': 'serwer zbyt długo nie odpowiadał. Spróbuj ponownie.',
  'problem.unavailable': 'usługa jest chwilowo niedostępna. Spróbuj ponownie za minutę.',
  'problem.internal': 'coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  'problem.rateLimited': 'zbyt wiele prób z Twojego połączenia. Odczekaj chwilę i spróbuj ponownie.',
  'problem.photoTooLarge': 'zdjęcie ma więcej niż 20 MB. Wybierz mniejsze.',
  'problem.notAnImage': 'ten plik nie jest obrazem.',
  'problem.photoFormat': 'ten format nie jest obsługiwany. Zapisz zdjęcie jako JPEG, PNG lub WebP.',
  'problem.photoUnreadable': 'zdjęcie jest uszkodzone i nie da się go odczytać. Wybierz inne.',
  'problem.photoPixels': 'zdjęcie ma za dużo pikseli. Zapisz je jako mniejszy, zwykły plik JPEG.',
  'problem.validation': 'sprawdź zaznaczone pola.',
  'problem.unknownUpload': 'zdjęcia trzeba przesłać jeszcze raz. Naciśnij przycisk ponownie.',
  'problem.tooManyPhotos': 'możesz wysłać maksymalnie 5 zdjęć.',
  'problem.changed': 'formularz zmienił się w międzyczasie. Naciśnij przycisk ponownie.',
} as const satisfies Messages<'problem'>;
