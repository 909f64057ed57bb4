export const sale = {
  guide:
    'Poradnik dostarczamy jako plik do użytku osobistego. Płatność odbywa się na stronie operatora płatności. Linki działają przez ograniczony czas i ograniczoną liczbę pobrań, podane na stronie pobierania; w razie kłopotów napisz do nas, a otrzymasz nowe.',
  personal: 'Poradnika nie wolno przekazywać dalej, odsprzedawać ani publikować.',
  session:
    'Sesję rezerwuje się przez jej opłacenie. Potem kontaktujemy się, żeby ustalić termin, który można przełożyć z wyprzedzeniem podanym na stronie rezerwacji. Sesja to doradztwo i coaching; o tym, co tworzysz i publikujesz, decydujesz wyłącznie Ty.',
  refunds:
    'Jeżeli nie możemy dostarczyć poradnika lub przeprowadzić sesji, zwracamy pieniądze. Konsumentom przysługuje prawo odstąpienia od umowy w ciągu {withdrawalDays, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} na podstawie ustawy o prawach konsumenta. Z chwilą pobrania poradnika albo po całkowitym przeprowadzeniu sesji prawo to wygasa tylko wtedy, gdy wyraźnie się na to zgodzisz, a my potwierdzimy to e-mailem; w innym razie przysługuje nadal, także po pobraniu. Regulamin nie ogranicza praw, które daje konsumentom ustawa.',
  begin:
    'Rozpocznijcie od razu: wyraźnie zgadzam się na dostarczenie poradnika przed upływem terminu do odstąpienia od umowy.',
  ends: 'Przyjmuję do wiadomości, że z chwilą pobrania tracę prawo odstąpienia od umowy.',
  sessionBegin:
    'Rozpocznijcie wcześniej: wyraźnie żądam, aby sesja mogła rozpocząć się w ciągu {withdrawalDays, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} terminu do odstąpienia od umowy.',
  sessionEnds:
    'Przyjmuję do wiadomości, że po całkowitym przeprowadzeniu sesji tracę prawo odstąpienia od umowy, a za część przeprowadzoną przed odstąpieniem zapłacę proporcjonalną kwotę.',
  consentsTitle: 'Na co się zgadzasz',
  termsTitle: 'Warunki tego zakupu',
  noticeTitle: 'Prawo odstąpienia od umowy',
  notice:
    'Jako konsument możesz odstąpić od tej umowy w ciągu {withdrawalDays, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} od dnia jej zawarcia bez podania przyczyny. Poinformuj nas o tym jednoznacznie, na przykład e-mailem na {mailbox}, i podaj numer zamówienia {reference}; wystarczy wysłać oświadczenie przed upływem terminu. Zwrócimy wszystkie płatności w ciągu 14 dni od jego otrzymania, w taki sam sposób, w jaki zapłacono, i bez żadnych kosztów dla Ciebie. Jeżeli na Twoje żądanie sesja rozpoczęła się przed upływem terminu, za część przeprowadzoną do chwili odstąpienia należy się proporcjonalna kwota.',
  confirmation: 'Potwierdzenie zamówienia {reference}',
  buyer: 'Kupujący',
  agreedAt: 'Data zgody',
  receipt: 'Dowód zakupu',
  receiptNumber: 'Numer dokumentu',
  net: 'Kwota netto',
  tax: 'Podatek',
};
