import type { BookingTexts } from './en.ts';

export const pl: BookingTexts = {
  title: 'Wybierz termin swojej sesji',
  lead: 'Sesja trwa {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}. Wybierz dzień, a potem godzinę: trzymamy ją dla Ciebie przez dziesięć minut.',
  zone: 'Twoja strefa czasowa',
  showZone: 'Pokaż godziny w tej strefie',
  allTimes: 'Wszystkie godziny podajemy w strefie {zone}.',
  none: 'W ciągu najbliższych sześciu tygodni nie ma wolnych terminów. Napisz na adres {mailbox}, a znajdziemy go razem.',
  byHand:
    'Termin ustalimy razem: ktoś z naszego zespołu odezwie się w ciągu {contact, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} od płatności. Masz pytania? Napisz na adres {mailbox}.',
  held: 'Trzymamy ten termin dla Ciebie do {until}.',
  book: 'Zarezerwuj ten termin',
  leave: 'Wybierz inny termin',
  bookedTitle: 'Termin Twojej sesji jest ustalony',
  when: 'Kiedy',
  coach: 'Z kim',
  mailed: 'Wiadomość z wpisem do kalendarza jest już w drodze do Ciebie.',
  move: 'Przełóż sesję',
  moveLead:
    'Możesz ją przełożyć najpóźniej {notice, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} przed rozpoczęciem. Dotychczasowy termin pozostaje Twój, dopóki nie zarezerwujesz innego.',
  cancel: 'Odwołaj ten termin',
  cancelLead:
    'Płatność pozostaje ważna, a inny termin możesz wybrać w każdej chwili. Jeśli chcesz odstąpić od umowy, skorzystaj z linku na dole każdej strony naszego serwisu.',
  late: 'Do rozpoczęcia zostało mniej niż {notice, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}, więc terminu nie można już tutaj przełożyć ani odwołać. Jeśli nie możesz przyjść, napisz na adres {mailbox}.',
  taken: 'Ten termin właśnie został zajęty. Wybierz inny.',
  home: 'Wróć na stronę główną',
};
