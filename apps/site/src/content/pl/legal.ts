import { agency, controllerLines, entityLines } from '@blue-peony/agency';
import { sale } from '@blue-peony/agency/pl/sale';
import type { Legal } from '../legal.ts';
import { speak } from '../speak.ts';

const text = speak('pl');

export const legal = {
  privacy: [
    {
      heading: '1. Kto odpowiada za dane',
      paragraphs: [
        `Administratorem danych na tej stronie jest ${agency.name}. W sprawach danych osobowych napisz na ${agency.email}; odpowie Ci człowiek.`,
        ...controllerLines(),
      ],
    },
    {
      heading: '2. Jakie dane zbieramy',
      paragraphs: [
        'Gdy wysyłasz zgłoszenie: imię lub pseudonim, adres e-mail, kraj, miasto, numer WhatsApp i przedział zarobków oraz, jeśli je podasz, kod pocztowy, profile, wiadomość i do pięciu zdjęć. Zapisujemy też, kiedy potwierdzono wiek i zapoznanie się z tą polityką, w której wersji, na co wyrażono zgodę, a także wstępny wynik oraz notatki, odpowiedzi i punktową ocenę zgłoszenia od naszych pracowników. Jeśli odpowiadasz na nasze e-maile, Twoje odpowiedzi z załącznikami zapisujemy razem ze zgłoszeniem. Jeśli link, z którego skorzystano, wskazuje kampanię albo prowadzi z innej strony, razem ze zgłoszeniem zapisujemy nazwę tej kampanii lub strony.',
        'Gdy kupujesz poradnik lub rezerwujesz sesję: adres e-mail, przedmiot zamówienia, kwotę i stan płatności. Dane karty i rachunku trafiają wyłącznie do operatora płatności, my ich nie widzimy. Jeśli pozwolisz nam poprosić o opinię: tę zgodę i to, co napiszesz. Gwiazdki, wybrane przez Ciebie imię i tekst publikujemy na podstawie Twojej zgody, gdy przeczyta je nasz zespół; w każdej chwili możesz je usunąć, a najpóźniej znikną razem z zamówieniem.',
        'Gdy otwierasz stronę: serwery zapisują czas i rodzaj strony. Adres IP przechowujemy tylko przez kilka godzin i wyłącznie jako skrót kryptograficzny z kluczem, który zmienia się codziennie, żeby strona była bezpieczna i działała w ustalonych limitach. Liczymy też, bez plików cookie i bez odróżniania odwiedzających, do którego kroku dochodzą na danej stronie: zapisujemy stronę, język, krok, a w razie odmowy jej powód. Przeglądarki, które proszą o nieśledzenie, nie są w tym uwzględniane.',
      ],
    },
    {
      heading: '3. Zdjęcia',
      paragraphs: [
        'Przed zapisaniem usuwamy ze zdjęć lokalizację, dane aparatu i wszelkie inne ukryte informacje. Zdjęcia przechowujemy w prywatnym magazynie, otwierają się tylko przez wygasające linki, a każde otwarcie jest odnotowane. Na Twojej własnej stronie, do której prowadzi wyłącznie link z e-maila, widać każde otwarcie: z godziną i rolą osoby.',
      ],
    },
    {
      heading: '4. Do czego ich używamy',
      paragraphs: [
        'Do oceny zgłoszenia i kontaktu w jego sprawie, do dostarczenia zakupu, do ochrony strony oraz do wypełnienia obowiązków podatkowych i rachunkowych. Podstawą jest Twoja zgoda na użycie danych i zdjęć do oceny zgłoszenia, umowa i działania podejmowane na Twoje żądanie przed jej zawarciem, obowiązek prawny oraz nasz uzasadniony interes w bezpieczeństwie strony (art. 6 ust. 1 lit. a, b, c i f RODO). Jeżeli dane mówią coś o życiu seksualnym, na przykład nazwa użytkownika lub zarobki na platformie dla dorosłych, używamy ich wyłącznie na podstawie tej wyraźnej zgody (art. 9 ust. 2 lit. a RODO). Samo zapoznanie się z polityką nie jest zgodą.',
        'Wstępny wynik powstaje według prostej reguły: liczy się przedział zarobków oraz to, czy podano profil lub zdjęcie. O niczym nie przesądza: każde zgłoszenie czyta człowiek, którego możesz poprosić o wyjaśnienie wyniku lub ponowne sprawdzenie.',
      ],
    },
    {
      heading: '5. Kto je widzi',
      paragraphs: [
        'Tylko nasi pracownicy zajmujący się zgłoszeniami i zamówieniami oraz firmy, które pracują dla nas na podstawie umowy: prowadzą serwery i bazy danych, dostarczają pocztę, przechowują pliki i kopie zapasowe, obsługują płatności; a także WhatsApp (Meta), jeśli tam do siebie piszemy. Na prośbę podamy ich nazwy. Nie sprzedajemy danych i nie publikujemy Twoich zdjęć. Organy publiczne otrzymują dane tylko wtedy, gdy zobowiązuje nas do tego prawo.',
      ],
    },
    {
      heading: '6. Inne kraje',
      paragraphs: [
        'Mamy biura w USA, Kanadzie, Polsce i Tajlandii, dlatego dane mogą być odczytywane poza Europejskim Obszarem Gospodarczym. Stosujemy wtedy zabezpieczenia wymagane przez RODO, na przykład standardowe klauzule umowne; na prośbę prześlemy ich kopię.',
      ],
    },
    {
      heading: '7. Jak długo je przechowujemy',
      paragraphs: [
        text(
          'Zgłoszenie: {closedDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} od jego zamknięcia, a jeśli nikt go nie zamknie, {unansweredDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} od jego otrzymania; potem jest automatycznie usuwane, razem ze zdjęciami i Twoimi odpowiedziami e-mail. E-mail, którego nie umiemy przypisać do żadnego zgłoszenia: najwyżej {unknownReplyDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Zdjęcia, które nie trafiły do żadnego zgłoszenia: {unclaimedHours, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}. Zapis tego, co robili nasi pracownicy: {auditYears, plural, one {# rok} few {# lata} many {# lat} other {# roku}}. Zamówienia i faktury: najwyżej {orderYears, plural, one {# rok} few {# lata} many {# lat} other {# roku}}, tak długo, jak wymagają przepisy podatkowe kraju sprzedawcy. Losowy numer usuniętego zgłoszenia: {ledgerDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Zapisy serwerów: kilka tygodni. Kopie zapasowe: {backupDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}; po tym czasie usunięte dane znikają również z nich.',
        ),
        'Jeśli z powodu decyzji sądu lub urzędu albo sporu musimy przechowywać zgłoszenie dłużej, Twoja strona mówi o tym i podaje powód, chyba że zabrania tego prawo. Po usuniętym zgłoszeniu zostaje jedynie ten losowy numer, żeby żadna kopia zapasowa go nie przywróciła.',
      ],
    },
    {
      heading: '8. Na Twoim urządzeniu',
      paragraphs: [
        text(
          'Robocza wersja formularza pozostaje w swojej karcie do chwili wysłania lub zamknięcia karty; na Twoje życzenie przeglądarka przechowa ją zamiast tego do {draftHours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}. Wysłany formularz pozostaje w historii karty na czas oceny. Klucz do Twojej własnej strony oraz nazwa kampanii lub strony, z której do nas trafiasz, pozostają w karcie do chwili jej zamknięcia. Przeglądarka zapamiętuje też odpowiedź na pytanie o reklamy, a po zgodzie również to, że zakup został policzony. Nikt inny tego nie odczytuje.',
        ),
      ],
    },
    {
      heading: '9. Reklama',
      paragraphs: [
        'Jeżeli strona pyta, czy może mierzyć swoje reklamy, to przed Twoją zgodą nic od sieci reklamowej się nie wczytuje i nic nie opuszcza urządzenia. Po wyrażeniu zgody sieci wymienione w pytaniu (Meta, TikTok lub obie) dowiadują się, że otwarto stronę, wysłano zgłoszenie lub coś kupiono; przy zgłoszeniu otrzymują też adres e-mail, podane imię, kraj i numer telefonu w postaci skrótu kryptograficznego, który mogą jedynie porównać z tym, co już wiedzą.',
        'Odpowiedź zmienisz w każdej chwili w ustawieniach w stopce. Odmowa nie wiąże się z żadnymi negatywnymi skutkami.',
      ],
    },
    {
      heading: '10. Bezpieczeństwo',
      paragraphs: [
        'Połączenia są szyfrowane, dostęp mają tylko osoby, które go potrzebują, a pracownicy logują się na własne konta. Żaden system nie jest doskonały: jeśli dojdzie do naruszenia, powiadomimy Ciebie i organ nadzorczy zgodnie z przepisami.',
        'Twój adres może wpisać w formularzu każdy. Dlatego dopóki nikt nie otworzy linku z naszego e-maila, na dany adres wysyłamy najwyżej trzy e-maile o zgłoszeniach dziennie, nie licząc osobistych odpowiedzi i potwierdzenia usunięcia. Trzeci zbiera całą resztę.',
      ],
    },
    {
      heading: '11. Twoje prawa',
      paragraphs: [
        text(
          'Na swojej własnej stronie bez pytania kogokolwiek pobierzesz kopię, poprawisz, wycofasz lub usuniesz zgłoszenie. Link do niej przychodzi e-mailem. Przez {freshHours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} otwiera wszystko, a później pokazuje tylko Twoje teksty. Żeby zobaczyć zdjęcia i numer, pobrać kopię, coś zmienić, wycofać zgłoszenie lub je usunąć, potrzebujesz wtedy nowego linku: wystarczy jedno kliknięcie na stronie, a wyślemy go e-mailem. O każdej zmianie piszemy na adres, który obowiązywał przed nią.',
        ),
        `Możesz też poprosić o kopię, sprostowanie, przeniesienie lub usunięcie danych, ograniczyć ich użycie lub mu się sprzeciwić i w każdej chwili wycofać zgodę: ${agency.email}. To, co zrobiono wcześniej, pozostaje zgodne z prawem. Dostarczonych e-maili i tego, co napisano przez WhatsApp, nie możemy cofnąć. Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.`,
      ],
    },
    {
      heading: '12. Minimalny wiek',
      paragraphs: [
        text(
          'Ta strona jest przeznaczona dla osób, które ukończyły {age, plural, one {# rok} few {# lata} many {# lat} other {# roku}} i są pełnoletnie w miejscu zamieszkania. Jeżeli zdjęcie wydaje się pokazywać kogoś młodszego, od razu zamykamy wszystkim dostęp do zgłoszenia i zawiadamiamy, kogo nakazuje prawo; w pozostałych przypadkach zgłoszenie usuwamy.',
        ),
      ],
    },
    {
      heading: '13. Zmiany i prawo właściwe',
      paragraphs: [
        'Gdy zmienimy tę politykę, nowa wersja pojawi się tutaj wraz z datą. Twoja własna strona prowadzi do wersji, z którą się zapoznano. Polityka podlega prawu polskiemu; prawa, które bezwzględnie daje Ci prawo Twojego kraju, pozostają nienaruszone.',
      ],
    },
  ],
  terms: [
    {
      heading: '1. Czego dotyczy regulamin',
      paragraphs: [
        `Korzystania z tej strony, którą prowadzi ${agency.name}, oraz tego, co na niej sprzedajemy. Współpracę twórczyni z agencją reguluje osobna, pisemna umowa.`,
        'Korzystanie ze strony jest bezpłatne i można je zakończyć w każdej chwili. Potrzebne są do niego: urządzenie z dostępem do internetu i aktualna przeglądarka z włączonym JavaScriptem, do zgłoszenia lub zakupu także adres e-mail, a do poradnika program, który otwiera pliki PDF lub EPUB.',
      ],
    },
    {
      heading: '2. Kto może korzystać ze strony',
      paragraphs: [
        text(
          'Osoby, które ukończyły {age, plural, one {# rok} few {# lata} many {# lat} other {# roku}} i są pełnoletnie według prawa miejsca zamieszkania. Wysłanie formularza lub zakup oznacza potwierdzenie tego faktu.',
        ),
      ],
    },
    {
      heading: '3. Twoje zgłoszenie',
      paragraphs: [
        'To, co wysyłasz, ma być prawdziwe, dotyczyć Ciebie i należeć do Ciebie. Na zdjęciach możesz być tylko Ty albo osoby dorosłe, które się na to zgodziły, i wszyscy muszą być ubrani.',
        'Zgłoszenie nic nie kosztuje i żadnej ze stron do niczego nie zobowiązuje. Wstępny wynik nie jest obietnicą umowy.',
      ],
    },
    {
      heading: '4. Konto zostaje Twoje',
      paragraphs: [
        'Niezależnie od późniejszych ustaleń konto na platformie, treści i wypłaty pozostają Twoją własnością. Nie ma opłaty na start, a prowizję omawiamy na konsultacji przed podpisaniem umowy.',
      ],
    },
    {
      heading: '5. Poradnik cyfrowy',
      paragraphs: [text(sale.guide), text(sale.personal)],
    },
    {
      heading: '6. Sesje nagraniowe',
      paragraphs: [text(sale.session)],
    },
    {
      heading: '7. Odstąpienie, reklamacje i zwroty',
      paragraphs: [
        text(sale.refunds),
        text(
          `Reklamację złożysz, pisząc na ${agency.email}: podaj numer zamówienia, opisz, co jest nie tak, i napisz, czego oczekujesz. Odpowiemy w ciągu {complaintDays, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} od jej otrzymania; brak odpowiedzi w tym terminie oznacza, że reklamację uznaliśmy. W sporze możesz też bezpłatnie zwrócić się do rzecznika konsumentów lub Inspekcji Handlowej.`,
        ),
      ],
    },
    {
      heading: '8. Wyniki',
      paragraphs: [
        'Liczby i okresy podane na stronie opisują doświadczenie, a nie gwarancję. Zarobki zależą od wielu rzeczy, najbardziej od własnej pracy, i może ich nie być wcale.',
      ],
    },
    {
      heading: '9. Uczciwe korzystanie',
      paragraphs: [
        'Nie wolno przesyłać treści bezprawnych. Nie zakłócaj działania strony, nie próbuj docierać do cudzych danych, nie wysyłaj szkodliwych plików i nie podszywaj się pod nikogo. W takich przypadkach możemy zablokować dostęp i usunąć zgłoszenie.',
      ],
    },
    {
      heading: '10. Nasze treści',
      paragraphs: [
        'Teksty, grafiki i filmy na tej stronie należą do nas lub do osób, które pozwoliły nam z nich korzystać. Zapytaj, zanim je skopiujesz. Wspomniane platformy należą do swoich właścicieli, którzy nie mają związku z tą stroną.',
      ],
    },
    {
      heading: '11. Odpowiedzialność',
      paragraphs: [
        'Dbamy o działanie strony, ale nie możemy obiecać, że będzie zawsze dostępna i wolna od błędów. W granicach dozwolonych prawem nie odpowiadamy za szkody pośrednie i utracone zarobki. Odpowiedzialność, której prawo nie pozwala ograniczyć, pozostaje bez zmian.',
      ],
    },
    {
      heading: '12. Zmiany',
      paragraphs: [
        'Regulamin możemy zmienić na przyszłość; do zgłoszenia lub zakupu stosuje się wersję, która obowiązywała w chwili wysłania zgłoszenia lub dokonania zakupu.',
      ],
    },
    {
      heading: '13. Prawo właściwe',
      paragraphs: [
        'Regulamin podlega prawu polskiemu; prawa, które bezwzględnie daje Ci prawo Twojego kraju, pozostają nienaruszone.',
      ],
    },
    {
      heading: '14. Kontakt',
      paragraphs: [
        `${agency.name}, ${agency.email}`,
        'Ten adres jest też punktem kontaktowym w rozumieniu art. 11 i 12 unijnego aktu o usługach cyfrowych, dla organów i użytkowników, w językach polskim i angielskim.',
        ...entityLines(),
      ],
    },
  ],
} satisfies Legal;
