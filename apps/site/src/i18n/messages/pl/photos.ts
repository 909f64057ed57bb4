import type { Messages } from '../messages.ts';

export const photos = {
  'application.photosFull': 'Usuń jedno, aby dodać inne',
  'application.photoAlt': 'Zdjęcie {number}: {name}',
  'application.photoRemove': 'Usuń zdjęcie {number}',
  'application.photoProgress': 'Przesyłanie zdjęcia {number}',
  'application.photo.checking': 'Sprawdzanie',
  'application.photo.ready': 'Do przesłania',
  'application.photo.sent': 'Przesłano',
  'application.photoAgain': 'wybierz to zdjęcie jeszcze raz.',
  'application.sendWithout':
    '{count, plural, one {Wyślij bez tego zdjęcia} few {Wyślij bez tych zdjęć} many {Wyślij bez tych zdjęć} other {Wyślij bez tych zdjęć}}',
  'application.uploading': 'Przesyłanie zdjęcia {number} z {count}',
  'application.uploadFailed': 'Przesyłanie pliku nie powiodło się: {message}',
  'application.coverOpen': 'Zasłoń lub przytnij',
  'application.coverHelp':
    'Narysuj ramkę palcem lub myszą albo przesuwaj ją strzałkami i zmieniaj jej rozmiar z klawiszem Shift. Tego, co zasłonięte lub odcięte, nie ma w pliku, który dostajemy.',
  'application.coverUnable': 'Ta przeglądarka nie pozwala zmieniać zdjęć. Zmień zdjęcie, zanim je wybierzesz.',
  'application.cover': 'Zasłoń',
  'application.crop': 'Przytnij',
  'application.coverUndo': 'Cofnij',
  'application.coverDone': 'Użyj tego zdjęcia',
} as const satisfies Messages<'photos'>;
