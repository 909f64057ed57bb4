import type { WithdrawalTexts } from './en.ts';

export const pl: WithdrawalTexts = {
  title: 'Odstąpienie od umowy',
  lead: 'Wypełnij te trzy pola, aby odstąpić od zakupu. Nie potrzebujesz konta i nie musisz podawać przyczyny.',
  name: 'Imię i nazwisko osoby odstępującej',
  contract: 'Której umowy to dotyczy?',
  contractHint:
    'Numer zamówienia z potwierdzenia zakupu, na przykład 4C1F9-A07BE. Jeśli go nie masz, napisz, co i kiedy zostało kupione.',
  email: 'Adres e-mail do potwierdzenia otrzymania',
  confirm: 'Potwierdź odstąpienie od umowy',
  wrong: 'Wypełnij to pole.',
  wrongEmail: 'To nie wygląda na adres e-mail. Sprawdź go jeszcze raz.',
  receivedTitle: 'Otrzymaliśmy Twoje odstąpienie od umowy',
  received: 'Oświadczenie: odstępuję od umowy wskazanej poniżej.',
  at: 'Otrzymano',
  receipt:
    'Potwierdzenie o tej treści wysyłamy od razu na {email}. Na jeden adres wysyłamy najwyżej trzy potwierdzenia dziennie; ta strona zawiera to samo, więc też ją zachowaj.',
  unproven:
    'Jeśli umowa dotyczy zamówienia w naszym sklepie, napiszemy też na adres podany przy zakupie. Jedno kliknięcie w tej wiadomości sprawi, że odstąpienie będzie skuteczne od tej chwili. W innym przypadku sprawdzi je człowiek. Liczy się podany wyżej czas.',
  ended:
    'Umowa została zakończona, a linki do pobierania już nie działają. Zwrócimy płatność w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} w ten sam sposób, w jaki została dokonana.',
  looks: 'Sprawdzi je człowiek i napisze do Ciebie. Liczy się podany wyżej czas.',
  nothing: 'Nie trzeba robić nic więcej: od tej umowy już odstąpiono albo płatność została zwrócona.',
  linkTitle: 'Czy to Twoje odstąpienie od umowy?',
  link: 'Dnia {time} ktoś złożył odstąpienie od zamówienia {reference}. Jeśli to Ty, potwierdź je tutaj: będzie skuteczne od tamtej chwili. Jeśli nie, zamknij tę stronę, a nic się nie zmieni.',
  instructionsTitle: 'Pouczenie o odstąpieniu od umowy',
  instructions: [
    'Masz prawo odstąpić od niniejszej umowy w terminie {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} bez podania jakiejkolwiek przyczyny. Termin do odstąpienia od umowy wygasa po upływie {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} od dnia zawarcia umowy. Jeśli ostatni dzień jest sobotą, niedzielą lub dniem ustawowo wolnym od pracy, termin upływa z końcem następnego dnia roboczego.',
    'Aby skorzystać z prawa odstąpienia od umowy, musisz poinformować nas ({seller}, {mailbox}) o swojej decyzji o odstąpieniu od niniejszej umowy w drodze jednoznacznego oświadczenia (na przykład pismo wysłane pocztą lub pocztą elektroniczną). Możesz skorzystać z wzoru formularza odstąpienia od umowy poniżej, jednak nie jest to obowiązkowe. Możesz też złożyć oświadczenie na tej stronie. Wtedy niezwłocznie prześlemy Ci pocztą elektroniczną potwierdzenie jego otrzymania, z jego treścią oraz datą i godziną złożenia.',
    'Aby zachować termin do odstąpienia od umowy, wystarczy wysłać informację dotyczącą wykonania przysługującego Ci prawa odstąpienia od umowy przed upływem terminu do odstąpienia od umowy.',
    'W przypadku odstąpienia od niniejszej umowy zwracamy wszystkie otrzymane od Ciebie płatności niezwłocznie, a w każdym przypadku nie później niż {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} od dnia, w którym zostaliśmy poinformowani o Twojej decyzji. Zwrotu płatności dokonamy przy użyciu takich samych sposobów płatności, jakie zostały użyte w pierwotnej transakcji, chyba że wyraźnie zgodzisz się na inne rozwiązanie; w każdym przypadku nie poniesiesz żadnych opłat w związku z tym zwrotem.',
    'Jeśli zażądano rozpoczęcia sesji przed upływem terminu do odstąpienia od umowy, należy zapłacić nam kwotę proporcjonalną do zakresu świadczeń spełnionych do chwili, w której poinformowano nas o odstąpieniu od niniejszej umowy. Prawo wygasa, gdy sesja w całości odbyła się na Twoje wyraźne żądanie.',
    'W przypadku treści cyfrowych prawo odstąpienia wygasa z chwilą rozpoczęcia pobierania, jeśli wyrażono na to wyraźną zgodę, potwierdzono wiedzę o utracie tego prawa i otrzymano od nas potwierdzenie obu oświadczeń.',
  ],
  modelTitle: 'Wzór formularza odstąpienia od umowy',
  model: [
    '(Formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy.)',
    'Adresat: {seller}, {mailbox}:',
    'Ja/My (*) niniejszym informuję/informujemy (*) o moim/naszym (*) odstąpieniu od umowy sprzedaży następujących towarów (*)/o świadczenie następującej usługi (*)',
    'Data zawarcia umowy (*)/odbioru (*)',
    'Imię i nazwisko konsumenta(-ów)',
    'Adres konsumenta(-ów)',
    'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej)',
    'Data',
    '(*) Niepotrzebne skreślić.',
  ],
  home: 'Wróć na stronę główną',
};
