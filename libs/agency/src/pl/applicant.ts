import { promises } from './promises.ts';
import type { Messages } from '../messages.ts';

export const applicant = {
  discreet: {
    sender: 'Powiadomienia',
    subject: 'Wiadomość dla Ciebie',
    preview: 'Otwórz ją, kiedy będzie Ci wygodnie.',
  },
  flower: 'Twój kwiat zamiast twarzy. Nikt inny takiego nie ma.',
  received: {
    subject: 'Otrzymaliśmy Twoje zgłoszenie',
    preview:
      'Dziękujemy! Ktoś z naszego zespołu odezwie się w ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}.',
    greeting: 'Dzień dobry!',
    greetingNameless: 'Dzień dobry!',
    heading: 'Dziękujemy. Twoje zgłoszenie jest w dobrych rękach.',
    intro: 'Wszystko bezpiecznie do nas dotarło. Oto co dalej:',
    assessmentTitle: 'Wstępny wynik',
    assessment:
      'Pojawi się na Twojej stronie około {minutes, plural, one {# minuty} few {# minut} many {# minut} other {# minuty}} po wysłaniu formularza i przyjdzie też e-mailem, więc możesz zamknąć kartę. To tylko pierwsza, automatyczna ocena.',
    replyTitle: 'Osobista odpowiedź',
    reply:
      'Ktoś z naszego zespołu przeczyta Twoje zgłoszenie i odezwie się w ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}, e-mailem albo przez WhatsApp.',
    privacyTitle: 'Pełna dyskrecja',
    privacy: 'Tego, co nam wysyłasz, nie publikujemy ani nie sprzedajemy.',
    page: 'Na swojej stronie widzisz, co się dzieje z Twoim zgłoszeniem, jakie dane przechowujemy i kto je oglądał. Możesz tam poprawić dane, wycofać zgłoszenie albo usunąć wszystko; po {freshHours, plural, one {# godzinie} few {# godzinach} many {# godzinach} other {# godziny}} strona najpierw poprosi o nowy link. Link otwiera Twoją stronę bez hasła, więc nikomu go nie przekazuj.',
    open: 'Otwórz moją stronę',
    contact: 'Masz pytania albo chcesz coś dodać? Napisz na {mailbox} lub po prostu odpowiedz na tę wiadomość.',
    adults:
      'Współpracujemy wyłącznie z osobami, które ukończyły {age, plural, one {# rok} few {# lata} many {# lat} other {# roku}}.',
    notYou:
      'To nie Twoje zgłoszenie? W takim razie ktoś pomylił adres albo bez pytania podał Twój. Nie musisz niczego otwierać: odpisz na tę wiadomość „to nie ja”, a usuniemy wpis.',
    closing: 'Serdecznie pozdrawiamy',
    signature: 'Zespół {agency}',
  },
  qualified: {
    subject: 'Twój wstępny wynik jest gotowy',
    heading: 'Wstępnie się kwalifikujesz.',
    intro:
      'Gratulacje! Twoje zgłoszenie odpowiada temu, czego szukamy. Ktoś z naszego zespołu je przeczyta i odezwie się w ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}.',
    open: 'Otwórz moją stronę',
    note: 'To tylko pierwsza, automatyczna ocena.',
  },
  rejected: {
    subject: 'Twój wstępny wynik jest gotowy',
    heading: 'Tym razem się nie udało.',
    intro: `W tej chwili Twoje zgłoszenie nie pasuje do tego, co oferujemy. ${promises.noJudgment} ${promises.stillRead}`,
    pastEntry: promises.pastEntry,
    nothingShown: `W Twoim zgłoszeniu nie ma jeszcze profilu ani zdjęcia, dlatego w tej chwili nie pasuje do tego, co oferujemy. ${promises.noJudgment} ${promises.stillRead}`,
    helps: promises.helps,
    open: 'Otwórz moją stronę',
    note: 'To tylko pierwsza, automatyczna ocena. Możesz zgłosić się ponownie.',
  },
  links: {
    subject: 'Twój nowy link',
    heading: 'Oto link do Twojej strony.',
    intro:
      'Wysyłamy go na Twoją prośbę. Przez {freshHours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} pokazuje wszystko i pozwala wszystko zmienić: zdjęcia, numer i dane, a także pobrać je, wycofać zgłoszenie lub je usunąć. Później pokazuje już tylko teksty. Nikomu go nie przekazuj.',
    open: 'Moje zgłoszenie z {date}',
    note: 'To nie Twoja prośba? Ktoś wpisał Twój adres. Nie musisz nic robić: link trafił tylko do Ciebie.',
  },
  address_old: {
    subject: 'Zmiana Twojego adresu',
    heading: 'Chcesz zmienić adres?',
    intro:
      'Ktoś, kto ma link do Twojej strony, najpewniej Ty, chce, aby nasze wiadomości przychodziły na inny adres. Zmieni się on, gdy potwierdzą to oba adresy.',
    open: 'Potwierdź zmianę',
    note: 'To nie Ty? W takim razie nie potwierdzaj, a ten adres zostanie. Twój link zna jednak ktoś jeszcze: odpisz na tę wiadomość, a unieważnimy go.',
  },
  address_new: {
    subject: 'Potwierdź swój adres',
    heading: 'Czy to Twój adres?',
    intro:
      'Ktoś, najpewniej Ty, chce, aby nasze wiadomości o pewnym zgłoszeniu przychodziły odtąd tutaj. Adres zmieni się, gdy potwierdzą to poprzedni adres i ten.',
    open: 'Potwierdź ten adres',
    note: 'To nie Ty? Zignoruj tę wiadomość: bez Ciebie nic się nie zmieni.',
  },
  gathered: {
    subject: 'Wiadomość o Twoich zgłoszeniach',
    heading: 'Oto reszta wiadomości.',
    intro:
      'Z Twoim adresem przyszło kilka zgłoszeń. Aby nikt nie mógł zapełnić Twojej skrzynki, resztę wysyłamy w jednej wiadomości. Każdy link otwiera jedno zgłoszenie, ze wstępnym wynikiem, gdy tylko będzie gotowy.',
    note: 'To nie Twoje zgłoszenia? Ktoś użył Twojego adresu. Nie musisz niczego otwierać: odpisz „to nie ja”, a usuniemy wpisy.',
  },
  changed: {
    subject: 'Zmiana w Twoim zgłoszeniu',
    heading: 'W Twoim zgłoszeniu coś się zmieniło.',
    intro:
      'Zrobiono to na Twojej stronie, po otwarciu nowego linku, albo zrobił to nasz zespół. Piszemy za każdym razem, aby nic nie zmieniło się bez Twojej wiedzy.',
    open: 'Otwórz moją stronę',
    note: 'To nie Ty i nie na Twoją prośbę? Odpisz na tę wiadomość: unieważnimy wszystkie linki i wszystko naprawimy. Jeśli chcesz coś zmienić, poproś na swojej stronie o nowy link.',
    discreet: 'E-maile z neutralną nazwą nadawcy i tematem',
    photo_added: 'Dodano zdjęcie',
    photo_removed: 'Usunięto zdjęcie',
    withdrawn: 'Wycofano zgłoszenie',
  },
  farewell: {
    subject: 'Twoje zgłoszenie zostało usunięte',
    heading: 'Twoje zgłoszenie zostało usunięte.',
    intro:
      'Twoje dane, zdjęcia i nasze notatki o Tobie zniknęły. W kopiach zapasowych są jeszcze najwyżej {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, potem znikną i stamtąd.',
    note: 'Czego usunięcie nie obejmuje: e-maili już dostarczonych Tobie i naszemu zespołowi oraz wiadomości w WhatsAppie. Swoje możesz usunąć samodzielnie; jeśli mamy usunąć nasze, odpisz na tę wiadomość.',
  },
} satisfies Messages['applicant'];
