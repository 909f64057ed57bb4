import type { ApplicantLetters } from './letters.ts';

export const pl = {
  qualified: {
    subject: 'Twoja wstępna ocena jest gotowa',
    heading: 'Wstępnie się kwalifikujesz.',
    intro:
      'Gratulacje. Twoja aplikacja odpowiada temu, czego szukamy. Ktoś z naszego zespołu ją przeczyta i odezwie się w ciągu {hours} godzin.',
    open: 'Otwórz moją stronę',
    note: 'To tylko pierwsza, automatyczna ocena.',
  },
  rejected: {
    subject: 'Twoja wstępna ocena jest gotowa',
    heading: 'Tym razem się nie udało.',
    intro:
      'W tej chwili Twoja aplikacja nie pasuje do tego, co oferujemy. To nie jest ocena Ciebie ani Twojej pracy. Twoją aplikację i tak przeczyta człowiek, w ciągu {hours} godzin.',
    open: 'Otwórz moją stronę',
    note: 'To tylko pierwsza, automatyczna ocena. Możesz aplikować ponownie.',
  },
  links: {
    subject: 'Twój nowy link',
    heading: 'Oto link do Twojej strony.',
    intro:
      'Wysyłamy go na Twoją prośbę. Przez 24 godziny pozwala też pobrać wszystkie dane, zmienić adres e-mail i usunąć aplikację; później nadal można z nim czytać i poprawiać. Nikomu go nie przekazuj.',
    open: 'Moja aplikacja z {date}',
    note: 'To nie Twoja prośba? Ktoś wpisał Twój adres. Nie musisz nic robić: link trafił tylko do Ciebie.',
  },
  address_old: {
    subject: 'Zmiana Twojego adresu',
    heading: 'Chcesz zmienić adres?',
    intro:
      'Ktoś, kto ma link do Twojej strony, najpewniej Ty, chce, aby nasze wiadomości przychodziły na inny adres. Zmieni się on, gdy potwierdzą to oba adresy.',
    open: 'Potwierdź zmianę',
    note: 'To nie Ty? W takim razie nie potwierdzaj, a ten adres zostanie. Twój link zna jednak ktoś jeszcze: odpisz na tę wiadomość, a go unieważnimy.',
  },
  address_new: {
    subject: 'Potwierdź swój adres',
    heading: 'Czy to Twój adres?',
    intro:
      'Ktoś, najpewniej Ty, chce, aby nasze wiadomości o pewnej aplikacji przychodziły odtąd tutaj. Adres zmieni się, gdy potwierdzą to poprzedni adres i ten.',
    open: 'Potwierdź ten adres',
    note: 'To nie Ty? Zignoruj tę wiadomość: bez Ciebie nic się nie zmieni.',
  },
  farewell: {
    subject: 'Twoja aplikacja została usunięta',
    heading: 'Twoja aplikacja została usunięta.',
    intro:
      'Twoje dane, zdjęcia i nasze notatki o Tobie zniknęły. W kopiach zapasowych są jeszcze najwyżej {days} dni, potem znikną i stamtąd.',
    note: 'Czego usunięcie nie obejmuje: maili już dostarczonych Tobie i naszemu zespołowi oraz wiadomości na WhatsAppie. Swoje możesz usunąć samodzielnie; jeśli mamy usunąć nasze, odpisz na tę wiadomość.',
  },
} satisfies ApplicantLetters;
