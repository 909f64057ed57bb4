import { promises } from './promises.ts';
import type { Messages } from '../messages.ts';

export const buyer = {
  receipt: {
    subject: 'Twoje potwierdzenie i pliki ({reference})',
    heading: 'Dziękujemy. Twoje pliki są gotowe.',
    intro: `Pobierzesz je na stronie zamówienia w formatach PDF i EPUB, a karty pracy jako osobny plik PDF. ${promises.downloads}`,
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
    intro: `Nowe linki czekają na stronie zamówienia. ${promises.downloads} Starsze linki już nie działają.`,
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
    intro: `${promises.refunded} {product, select, session {Twoja rezerwacja jest anulowana.} other {Linki do pobrania już nie działają.}}`,
  },
  partly_refunded: {
    subject: 'Zwróciliśmy część Twojej płatności ({reference})',
    heading: 'Zwróciliśmy część Twojej płatności.',
    intro: `${promises.refunded} Twój zakup pozostaje bez zmian.`,
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
  limits: `Linki działają przez {linkDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. ${promises.resumed} Gdy linki wygasną, na stronie zamówienia poprosisz o nowe.`,
  contact: 'Masz pytania? Napisz na {mailbox} albo po prostu odpowiedz na tę wiadomość.',
  closing: 'Serdecznie pozdrawiamy',
  signature: 'Zespół {agency}',
  returned: 'Zwrócono dotychczas',
  withdrawal: {
    subject: 'Otrzymaliśmy Twoje odstąpienie od umowy',
    heading: 'Otrzymaliśmy Twoje odstąpienie.',
    intro: 'To potwierdzenie otrzymania Twojego oświadczenia o odstąpieniu od umowy. Zachowaj je.',
    statement: 'Oświadczenie',
    stated: 'Odstępuję od umowy wskazanej poniżej.',
    name: 'Imię i nazwisko osoby odstępującej',
    contract: 'Umowa',
    received: 'Otrzymano',
  },
  withdrawal_confirm: {
    subject: 'Potwierdź odstąpienie od umowy ({reference})',
    heading: 'Czy to Twoje odstąpienie od umowy?',
    intro:
      'Dnia {time} ktoś złożył odstąpienie od Twojego zamówienia {reference}. Jeśli to Ty, potwierdź je: będzie skuteczne od tamtej chwili. Jeśli nie, zignoruj tę wiadomość, a nic się nie zmieni.',
    open: 'Zobacz i potwierdź',
  },
  review_request: {
    subject: 'Jak było? ({reference})',
    heading: 'Jak było?',
    intro:
      'Mamy Twoją zgodę na jedną prośbę o opinię o zakupie. To nasza jedyna wiadomość w tej sprawie. Dobrą czy złą, opublikujemy ją, gdy przeczyta ją ktoś z naszego zespołu, a Ty w każdej chwili możesz ją zmienić lub usunąć.',
    open: 'Napisz opinię',
    refuse: 'Nie, dziękuję, nie pytajcie',
  },
  booking: {
    entry: '{agency}: Twoja sesja, {length} h',
    when: 'Kiedy',
    coach: 'Z kim',
    open: 'Przełóż lub odwołaj',
    again: 'Wybierz inny termin',
    choose: 'Wybierz termin',
    notice:
      'Możesz ją przełożyć najpóźniej {notice, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} przed rozpoczęciem. Załączony wpis doda ją do Twojego kalendarza.',
    session_booked: {
      subject: 'Twoja sesja ma termin ({reference})',
      heading: 'Termin Twojej sesji jest ustalony.',
      intro: 'Do zobaczenia w tym terminie.',
    },
    session_moved: {
      subject: 'Twoja sesja ma nowy termin ({reference})',
      heading: 'Twoja sesja została przełożona.',
      intro: 'To jest nowy termin. Poprzedni już nie obowiązuje.',
    },
    session_canceled: {
      subject: 'Termin Twojej sesji został odwołany ({reference})',
      heading: 'Ten termin został odwołany.',
      intro: 'Twoja sesja nie odbędzie się w tym czasie.',
    },
    session_day: {
      subject: 'Twoja sesja jest jutro ({reference})',
      heading: 'Twoja sesja jest jutro.',
      intro: 'Do zobaczenia.',
    },
    session_hour: {
      subject: 'Twoja sesja zaczyna się za godzinę ({reference})',
      heading: 'Twoja sesja zaczyna się za godzinę.',
      intro: 'Do zobaczenia wkrótce.',
    },
  },
} satisfies Messages['buyer'];
