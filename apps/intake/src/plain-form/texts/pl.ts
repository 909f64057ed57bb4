import type { PlainFormTexts } from './en.ts';

export const pl: PlainFormTexts = {
  title: 'Zgłoszenie bez JavaScriptu',
  lead: 'Ten sam formularz, wysyłany za jednym razem. Gwiazdka oznacza to, czego potrzebujemy.',
  oneOf: 'Podaj co najmniej jeden profil albo dodaj zdjęcie; twarzy nie musi być widać. Sam OnlyFans nie wystarczy.',
  choose: 'Wybierz',
  photos: 'Zdjęcia, maksymalnie {max}',
  photosHint: 'JPEG, PNG lub WebP, do 20 MB każde, tylko w ubraniu. Usuwamy z nich lokalizację i dane aparatu.',
  submit: 'Wyślij zgłoszenie',
  again: 'Sprawdź zaznaczone pola i naciśnij przycisk jeszcze raz.',
  photosAgain: 'Zdjęcia trzeba wybrać ponownie; przeglądarka ich nie pamięta.',
  once: 'Naciśnij przycisk jeszcze raz.',
  required: 'Wypełnij to pole.',
  accept: 'Zaznacz to pole, aby przejść dalej.',
  email: 'Podaj prawidłowy adres e-mail.',
  tooLong: 'Ten tekst jest za długi.',
  invalid: 'Sprawdź to pole.',
  photo: '{name}: nie udało się odczytać tego pliku jako JPEG, PNG lub WebP do 20 MB.',
  sentTitle: 'Twoje zgłoszenie dotarło',
  sent: 'Wstępny wynik wyślemy e-mailem za około {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}. E-mailem przyjdzie też link do Twojej prywatnej strony.',
  earlier:
    'Dotarło już wcześniej i nic nie zostało wysłane drugi raz. Późniejsze zmiany nie są jego częścią; możesz je wprowadzić na swojej prywatnej stronie.',
  pending:
    'Nie udało się wysłać powiadomienia email. Zgłoszenie jest bezpiecznie zapisane, a wiadomość wyślemy później automatycznie.',
  home: 'Wróć na stronę główną',
};
