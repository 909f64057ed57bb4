import { promises } from '@blue-peony/agency/pl/promises';
import { sale } from '@blue-peony/agency/pl/sale';
import type { Messages } from '../messages.ts';

export const order = {
  'order.pageTitle': 'Twoje zamówienie',
  'order.loading': 'Wczytujemy Twoje zamówienie...',
  'order.notFoundTitle': 'Nie znaleziono zamówienia',
  'order.notFoundText': 'Nie udało nam się znaleźć zamówienia, którego szukasz.',
  'order.unreachable': 'Nasz serwer nie odpowiedział. Zamówienie może istnieć: spróbuj ponownie za minutę.',
  'order.again': 'Spróbuj ponownie',
  'order.id': 'Zamówienie: {id}',
  'order.thanks': 'Dziękujemy za zakup!',
  'order.email': 'Adres e-mail zamówienia: {email}',
  'order.files': 'Twoje pliki',
  'order.filesLead': `Zapisz je na swoim urządzeniu, a zostaną z Tobą na zawsze. ${promises.downloads} ${promises.resumed}`,
  'order.used': 'Wykorzystane pobrania: {count}/{max}',
  'order.until': 'Dostępne do: {date}',
  'order.worksheets': 'Karty pracy (PDF)',
  'order.download': 'Pobierz',
  'order.downloadFormat': 'Pobierz plik {format} (otworzy się w nowej karcie)',
  'order.expired': 'Ten link wygasł: {date}.',
  'order.usedUp': 'Wszystkie pobrania tego pliku zostały wykorzystane.',
  'order.fresh': 'Potrzebujesz ich jeszcze raz? Możemy wysłać nowe linki na adres {email}.',
  'order.freshSend': 'Wyślij mi nowy link',
  'order.freshSending': 'Wysyłanie...',
  'order.freshSent':
    'Nowe linki są już w drodze na adres {email}. Nic nie przyszło w ciągu dziesięciu minut? <a>Napisz do nas</a>.',
  'order.freshFailed': 'Nie udało się. Spróbuj ponownie za kilka minut lub <a>napisz do nas</a>.',
  'order.freshLimited': 'Zbyt wiele prób z Twojego połączenia. Spróbuj ponownie za godzinę lub <a>napisz do nas</a>.',
  'order.byAddress': 'Masz już poradnik? Podaj adres użyty przy zakupie, a wyślemy na niego Twoje linki.',
  'order.address': 'Twój adres e-mail',
  'order.byAddressSend': 'Wyślij mi moje linki',
  'order.byAddressSent':
    'Jeśli z tym adresem wiąże się zakup, Twoje linki są już w drodze. Nic nie przyszło w ciągu dziesięciu minut? <a>Napisz do nas</a>.',
  'order.noFiles': 'Twoje pliki są właśnie przygotowywane. Zajrzyj tu ponownie za minutę.',
  'order.pendingTitle': 'Czekamy na Twoją płatność',
  'order.pendingText':
    'Operator płatności jeszcze jej nie potwierdził. Zwykle trwa to krócej niż minutę, a ta strona odświeży się sama.',
  'order.lateText':
    'Trwa to dłużej niż zwykle, więc co jakiś czas pytamy operatora płatności ponownie. Możesz zamknąć tę stronę: gdy płatność zostanie potwierdzona, wyślemy Ci e-mail ze wszystkim, czego potrzebujesz. Płatność wyszła, a po godzinie nic nie przyszło? Napisz na {email}.',
  'order.check': 'Sprawdź ponownie',
  'order.disputedTitle': 'Ta płatność jest sprawdzana',
  'order.disputedText':
    'Płatność została zakwestionowana i sprawdza ją operator płatności. Do czasu decyzji linki do pobrania są wstrzymane. Jeśli decyzja będzie na naszą korzyść, znów zadziałają i zachowają pozostały im czas. Bankom zajmuje to kilka tygodni, najwyżej około trzech miesięcy. Jeśli pieniądze wrócą do Ciebie, zobaczysz to na tej stronie. Masz pytania? Napisz na {email}.',
  'order.refundedTitle': 'Płatność za to zamówienie została zwrócona',
  'order.refundedText': `Pieniądze do Ciebie wracają, dlatego linki do pobrania wygasły. ${promises.refunded} Jeśli zwrot jest dla Ciebie niespodzianką, napisz do nas.`,
  'order.lockedTitle': 'To zamówienie jest opłacone',
  'order.lockedText':
    'Otwiera je link z naszej wiadomości. Bez niego ta strona nie pokazuje ani plików, ani Twojego adresu, bo jej adres mógł zobaczyć ktoś inny.',
  'order.lockedAsk': 'Gdzie wysłać Twój link? Podaj adres użyty przy zakupie.',
  'order.reviewTitle': 'Musimy przyjrzeć się Twojej płatności',
  'order.reviewText':
    'Pieniądze dotarły, ale nie zgadzają się z zamówieniem: inna kwota lub waluta albo brak adresu do wysyłki. W ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} sprawdzi to człowiek i napisze do Ciebie. Jeśli nie mamy Twojego adresu, napisz na {email}.',
  'order.expiredTitle': 'To zamówienie wygasło',
  'order.expiredText':
    'W ciągu {checkoutDays, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} nie wpłynęła żadna płatność, więc nie obciążyliśmy Cię żadną kwotą i zamówienie jest zamknięte. Możesz kupić ponownie w każdej chwili. Płatność jednak wyszła? Napisz na {email}.',
  'order.closedTitle': 'To zamówienie jest zamknięte',
  'order.closedText':
    'Ktoś z naszego zespołu sprawdził płatność i zamknął zamówienie bez dostawy. Samo nic więcej się nie wydarzy. Masz pytania? Napisz na {email}.',
  'order.partlyRefunded': 'Z tej kwoty zwróciliśmy Ci {amount}.',
  'order.withdrawn':
    'Odstąpienie od tego zakupu złożono {date}. Linki do pobierania już nie działają, a płatność zwrócimy w ciągu {withdrawalDays, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.',
  'order.receipt': 'Twoje potwierdzenie',
  'order.reference': 'Zamówienie',
  'order.product': 'Produkt',
  'order.guide': 'Poradnik cyfrowy, PDF i EPUB',
  'order.session': 'Sesja nagraniowa, {hours} godz.',
  'order.date': 'Data',
  'order.amount': 'Kwota',
  'order.seller': 'Sprzedawca',
  'order.consentsTitle': 'Twoje prawo odstąpienia od umowy',
  'order.consentsAsk':
    'Od tego zakupu możesz odstąpić przez {withdrawalDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Jeśli zgodzisz się na oba zdania, prawo to wygaśnie tak, jak one mówią. Nie musisz: tak czy inaczej dostaniesz wszystko.',
  'order.consentsYes': 'Zgadzam się na oba',
  'order.consentsNo': 'Nie, zachowuję swoje prawo',
  'order.consentsBoth': 'Zaznacz oba zdania albo zachowaj swoje prawo.',
  'order.consentsKept':
    'Zachowujesz prawo odstąpienia przez {withdrawalDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} od zakupu, także po pobraniu.',
  'order.consentsGiven': 'Twoja zgoda z dnia {date}:',
  'order.consentsConfirmed': 'Potwierdziliśmy to e-mailem {date}.',
  'order.consentsWaiting':
    'Nasz e-mail z potwierdzeniem jeszcze nie dotarł do Twojej skrzynki. Do tego czasu zachowujesz prawo odstąpienia.',
  'order.consentsFailed': 'Nie udało się. Spróbuj ponownie za kilka minut.',
  'order.mayAskReview':
    'Możecie poprosić mnie o opinię, jednym e-mailem {reviewDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} po dostarczeniu.',
  'order.confirmation': 'Potwierdzenie w PDF',
  'order.receiptFile': 'Dowód zakupu w PDF',
  'order.begin': sale.begin,
  'order.ends': sale.ends,
  'order.sessionBegin': sale.sessionBegin,
  'order.sessionEnds': sale.sessionEnds,
  'order.sessionText':
    'Twoja sesja nagraniowa jest zarezerwowana. Skontaktujemy się z Tobą e-mailem w ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}.',
  'order.timeAsk': 'Możesz wybrać termin samodzielnie albo poczekać, aż do Ciebie napiszemy.',
  'order.timeChoose': 'Wybierz termin',
  'order.timeBooked': 'Twoja sesja: {time}',
  'order.timeChange': 'Przełóż lub odwołaj',
  'order.sessionLink': 'Jak się przygotować',
  'order.supportTitle': 'Potrzebujesz pomocy?',
  'order.support': 'Napisz na adres <a>{email}</a>. Odpowie Ci człowiek.',
  'order.noScript': 'Ta strona wymaga JavaScriptu. Włącz go lub napisz do nas: {email}.',
  'downloads.pageTitle': 'Pobierz swój poradnik',
  'downloads.title': 'Dziękujemy! Twój poradnik jest gotowy.',
  'downloads.lead': 'Wybierz format albo weź oba. Zapisz plik na swoim urządzeniu, a zostanie z Tobą na zawsze.',
  'downloads.loading': 'Przygotowujemy Twoje pliki...',
  'downloads.pdf': 'Pobierz PDF',
  'downloads.pdfHint': 'Na każde urządzenie',
  'downloads.epub': 'Pobierz EPUB',
  'downloads.epubHint': 'Na czytniki e-booków',
  'downloads.newTab': '(otworzy się w nowej karcie)',
  'downloads.failed': 'Nie udało się połączyć z serwerem. Twoje pliki są bezpieczne: spróbuj ponownie.',
  'reading.title': 'Jak czytać poradnik',
  'reading.kindle': 'Kindle',
  'reading.kindleText':
    'Pobierz EPUB i wyślij go e-mailem na adres swojego Kindle’a albo skorzystaj ze strony lub aplikacji „Send to Kindle”. Po kilku minutach pojawi się w bibliotece.',
  'reading.apple': 'iPhone i iPad',
  'reading.appleText':
    'Dotknij pliku EPUB, potem ikony udostępniania i wybierz „Książki”. PDF możesz zachować w aplikacji „Pliki” albo otworzyć w „Książkach”.',
  'reading.android': 'Android',
  'reading.androidText':
    'Otwórz EPUB w Książkach Google Play: w aplikacji wybierz „Biblioteka”, a potem „Prześlij”. PDF otworzy każdy czytnik PDF.',
  'reading.desktop': 'Komputer',
  'reading.desktopText':
    'PDF otworzy się w przeglądarce. Do EPUB-a użyj aplikacji „Książki” na Macu albo bezpłatnego czytnika, na przykład Calibre lub Thorium, w systemach Windows i Linux.',
} as const satisfies Messages<'order'>;
