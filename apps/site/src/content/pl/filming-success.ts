import { agency } from '@blue-peony/agency';
import type { FilmingSuccessContent } from '../filming.ts';
import { speak } from '../speak.ts';

const text = speak('pl');

export const filmingSuccess = {
  pageTitle: 'Sesja zarezerwowana',
  states: {
    none: {
      badge: 'Sesje nagraniowe',
      title: 'Sesja zarezerwowana? Oto, co dalej',
      text: text(
        'Potwierdzenie przyjdzie e-mailem, z linkiem do zamówienia. W ciągu {contactHours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} od płatności ktoś z zespołu skontaktuje się z Tobą, żeby ustalić dogodny termin.',
      ),
    },
    confirmed: {
      badge: 'Płatność potwierdzona',
      title: 'Gratulacje! Twoja sesja nagraniowa została zarezerwowana',
      text: text(
        'W ciągu {contactHours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} ktoś z zespołu skontaktuje się z Tobą, żeby ustalić dogodny termin.',
      ),
    },
    pending: {
      badge: 'Płatność w toku',
      title: 'Chwileczkę, potwierdzamy Twoją płatność',
      text: 'Twój bank albo nasz partner jeszcze nad tym pracuje. Nie musisz tu czekać: gdy rezerwacja będzie gotowa, wyślemy Ci e-mail.',
    },
    review: {
      badge: 'Sprawdzamy płatność',
      title: 'Sprawdzamy płatność za tę rezerwację',
      text: text(
        'Pieniądze dotarły, ale nie zgadzają się z rezerwacją: inna kwota lub waluta albo brak adresu do kontaktu. W ciągu {replyHours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} sprawdzi to człowiek i napisze do Ciebie. Jeśli nie mamy Twojego adresu, napisz na {mailbox}.',
      ),
    },
    disputed: {
      badge: 'Płatność sprawdzana',
      title: 'Płatność za tę rezerwację jest sprawdzana',
      text: `Płatność została zakwestionowana i sprawdza ją operator płatności. Jeśli decyzja będzie na naszą korzyść, rezerwacja pozostaje ważna. Jeśli pieniądze wrócą do Ciebie, zobaczysz to na tej stronie. Masz pytania? Napisz na ${agency.email}.`,
    },
    refunded: {
      badge: 'Płatność zwrócona',
      title: 'Zwróciliśmy płatność za tę rezerwację',
      text: 'Pieniądze wróciły do Ciebie. Jeśli to dla Ciebie niespodzianka, napisz do nas.',
    },
    unknown: {
      badge: 'Nie znaleziono rezerwacji',
      title: 'Nie możemy znaleźć tej rezerwacji',
      text: 'Jeśli płatność została wykonana, nic nie przepadło. Napisz do nas i podaj adres użyty przy płatności, a wszystko sprawdzimy.',
    },
  },
  next: {
    title: 'Co teraz',
    items: [
      {
        title: text('W ciągu {contactHours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}'),
        text: 'Odezwiemy się na adres podany przy płatności i wspólnie ustalimy termin.',
      },
      {
        title: 'Przed sesją',
        text: 'Opowiesz nam o swojej niszy, granicach i o tym, co chcesz nagrać. My przygotujemy plan.',
      },
      {
        title: 'Gdy coś wypadnie',
        text: text(
          'Termin można zmienić bez problemu, najpóźniej {rescheduleHours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} przed sesją.',
        ),
      },
    ],
  },
  prepare: {
    title: 'Jak się przygotować',
    items: [
      { title: '2–3 stylizacje', text: 'Rzeczy, w których dobrze się czujesz, gotowe do przebrania.' },
      { title: 'Twoje granice komfortu', text: 'Zapisz, czego nie chcesz pokazywać ani robić. Trzymamy się tego.' },
      { title: 'Naładowany telefon lub aparat', text: 'Z wolną pamięcią i miejscem, w którym go ustawisz.' },
      { title: 'Twoje pytania', text: 'O nagrania, ceny, fanów. Żadne nie jest zbyt błahe.' },
    ],
  },
  provided: {
    title: 'Co zapewniamy',
    items: [
      'Listę ujęć pod Twoją niszę',
      'Prowadzenie na żywo przez wideorozmowę',
      'Pomysły na opisy, zapowiedzi i wiadomości',
      'Kalendarz treści, który zostaje z Tobą',
    ],
  },
  contact: { title: 'Coś jest niejasne?', text: `Napisz do nas: ${agency.email}. Odpowie człowiek.` },
  home: 'Wróć na stronę główną',
} satisfies FilmingSuccessContent;
