import type { Messages } from '../messages.ts';

export const buyer = {
  receipt: {
    subject: 'Twoje potwierdzenie i pliki ({reference})',
    heading: 'Dziękujemy. Twoje pliki są gotowe.',
    intro:
      'Pobierzesz je na stronie zamówienia w formatach PDF i EPUB. Każdy plik można pobrać pięć razy w ciągu siedmiu dni.',
    open: 'Otwórz zamówienie',
  },
  session: {
    subject: 'Twoja sesja jest zarezerwowana ({reference})',
    heading: 'Twoja sesja jest zarezerwowana.',
    intro:
      'W ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} odezwie się do Ciebie ktoś z naszego zespołu, aby ustalić termin. Chcesz go zmienić? Daj znać co najmniej {notice, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} wcześniej.',
    open: 'Jak się przygotować',
  },
  renewed: {
    subject: 'Twoje nowe linki do pobrania ({reference})',
    heading: 'Oto Twoje pliki jeszcze raz.',
    intro:
      'Nowe linki czekają na stronie zamówienia i wystarczą na pięć pobrań w ciągu siedmiu dni. Starsze linki, które zastępują, już nie działają.',
    open: 'Otwórz zamówienie',
  },
  found: {
    subject: 'Twoje zamówienie {reference}',
    heading: 'Oto Twoja rezerwacja jeszcze raz.',
    intro:
      'Wysyłamy link do zamówienia, o który prosisz. Na jego stronie zobaczysz, co jest zarezerwowane i jak się przygotować.',
    open: 'Otwórz zamówienie',
  },
  moved: {
    subject: 'Zamówienie {reference}: inny adres',
    heading: 'Zapisaliśmy inny adres dla tego zamówienia.',
    intro:
      'Zgodnie z prośbą wiadomości o tym zamówieniu wysyłamy odtąd na inny adres. Linki, które przyszły tutaj, już nie działają. Jeśli to nie była Twoja prośba, odpowiedz na tę wiadomość.',
  },
  refunded: {
    subject: 'Zwróciliśmy Twoją płatność ({reference})',
    heading: 'Zwróciliśmy Twoją płatność.',
    intro:
      'Pieniądze są już w drodze do Ciebie: na koncie zobaczysz je w ciągu około dziesięciu dni. {product, select, session {Twoja rezerwacja jest anulowana.} other {Linki do pobrania już nie działają.}}',
  },
  partly_refunded: {
    subject: 'Zwróciliśmy część Twojej płatności ({reference})',
    heading: 'Zwróciliśmy część Twojej płatności.',
    intro:
      'Pieniądze są już w drodze do Ciebie: na koncie zobaczysz je w ciągu około dziesięciu dni. Twój zakup pozostaje bez zmian.',
  },
  order: 'Zamówienie',
  amount: 'Kwota',
  date: 'Data',
  product: 'Produkt',
  products: {
    'digital-guide': 'Poradnik cyfrowy, PDF i EPUB',
    'teasing-content': 'Sesja nagraniowa, {length} godz.',
  },
  seller: 'Sprzedawca',
  limits:
    'Linki działają przez siedem dni. Pobieranie przerwane i wznowione w ciągu pół godziny liczy się raz. Gdy linki wygasną, na stronie zamówienia poprosisz o nowe.',
  contact: 'Masz pytania? Napisz na {mailbox} albo po prostu odpowiedz na tę wiadomość.',
  closing: 'Serdecznie pozdrawiamy',
  signature: 'Zespół {agency}',
  returned: 'Zwrócono dotychczas',
} satisfies Messages['buyer'];
