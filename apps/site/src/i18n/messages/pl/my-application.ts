import { promises } from '@blue-peony/agency/pl/promises';
import type { Messages } from '../messages.ts';

export const myApplication = {
  'my.tab': 'Moja strona',
  'my.private': 'Strona prywatna',
  'my.loading': 'Otwieramy Twoją stronę...',
  'my.noScript': 'Ta strona wymaga JavaScriptu. Włącz go lub napisz do nas: {email}.',
  'my.waitBusy': 'W tej chwili mamy duży ruch. Strona otworzy się sama, gdy tylko będzie to możliwe.',
  'my.waitOffline': 'Połączenie zostało przerwane. Strona otworzy się sama, gdy tylko połączenie wróci.',
  'my.stale': 'Połączenie zostało przerwane. To, co tu widać, może być już trochę nieaktualne.',
  'my.again': 'Spróbuj ponownie',
  'my.failed': 'Nie udało się: {message}',

  'my.noneTitle': 'Tę stronę otwiera osobny link',
  'my.noneText': 'Link jest w e-mailu, który wysłaliśmy po otrzymaniu zgłoszenia. Otwórz stronę stamtąd.',
  'my.endedTitle': 'Ten link już nie działa',
  'my.endedText': 'Zastąpił go nowszy albo wszystko, do czego prowadził, zostało usunięte.',
  'my.linkAsk': 'Podaj adres z formularza, a wyślemy na niego nowy link.',
  'my.linkAddress': 'Twój adres e-mail',
  'my.linkSend': 'Wyślij mi link',
  'my.linkSending': 'Wysyłanie...',
  'my.linkSent':
    'Jeśli z tego adresu przyszło zgłoszenie, nowy link jest już w drodze. Po dziesięciu minutach nadal nic? <a>Napisz do nas</a>.',

  'my.hello': 'Dzień dobry!',
  'my.flower': 'Twój kwiat zamiast twarzy. Nikt inny takiego nie ma.',
  'my.lead':
    'Tutaj widzisz, co się dzieje z Twoim zgłoszeniem, co o Tobie przechowujemy i kiedy ktoś tu zaglądał. Link do tej strony wysyłamy tylko Tobie.',

  'my.standing': 'Na jakim etapie jest zgłoszenie',
  'my.received': 'Otrzymane',
  'my.result': 'Wstępny wynik',
  'my.resultWait': 'Pojawi się tutaj, wyślemy go też e-mailem. Możesz zamknąć tę stronę.',
  'my.resultQualified': 'Wstępnie się kwalifikujesz.',
  'my.resultRejected': 'Tym razem się nie udało.',
  'my.resultStillRead': promises.stillRead,
  'my.resultPastEntry': promises.pastEntry,
  'my.resultNothingShown': `${promises.helps} Możesz je dodać na tej stronie.`,
  'my.read': 'Przeczytane przez człowieka',
  'my.readNot': 'Nikt go jeszcze nie otwierał.',
  'my.reply': 'Osobista odpowiedź',
  'my.replyBy': 'Najpóźniej {date}.',
  'my.replyLate': 'Odpowiedź miała być do {date} i jesteśmy spóźnieni. Przepraszamy. Napisz do nas: {email}.',
  'my.replyNone': 'Zgłoszenie jest zamknięte, więc odpowiedzi już nie będzie.',

  'my.closedNo': 'Twoje zgłoszenie jest zamknięte. Napisaliśmy Ci, że w tej chwili nie pasuje do tego, co robimy.',
  'my.closedSigned': 'Twoje zgłoszenie jest zamknięte, bo już razem pracujemy.',
  'my.closedOther': 'Twoje zgłoszenie jest zamknięte.',
  'my.closedWithdrawn': 'Zgłoszenie zostało przez Ciebie wycofane: {date}. Nikt już nad nim nie pracuje.',

  'my.looks': 'Kto zaglądał',
  'my.looksLead':
    'Za każdym razem, gdy ktoś z naszego zespołu otwiera Twoje zgłoszenie albo widzi Twoje zdjęcie, zapisujemy to tutaj: z godziną i rolą. Nazwiska zostają u nas.',
  'my.looksNone': 'Nikt jeszcze nie zaglądał.',
  'my.lookPhoto':
    '{role, select, owner {Ktoś z kierownictwa agencji} manager {Ktoś z menedżerów agencji} support {Ktoś z obsługi klienta} other {Ktoś z zespołu}} obejrzał zdjęcie {number}',
  'my.lookSomePhoto':
    '{role, select, owner {Ktoś z kierownictwa agencji} manager {Ktoś z menedżerów agencji} support {Ktoś z obsługi klienta} other {Ktoś z zespołu}} obejrzał jedno z Twoich zdjęć',
  'my.lookPhotoGone':
    '{role, select, owner {Ktoś z kierownictwa agencji} manager {Ktoś z menedżerów agencji} support {Ktoś z obsługi klienta} other {Ktoś z zespołu}} obejrzał zdjęcie, którego już nie ma',
  'my.lookOpened':
    '{role, select, owner {Ktoś z kierownictwa agencji} manager {Ktoś z menedżerów agencji} support {Ktoś z obsługi klienta} other {Ktoś z zespołu}} otworzył Twoje zgłoszenie',
  'my.lookListed':
    '{role, select, owner {Ktoś z kierownictwa agencji} manager {Ktoś z menedżerów agencji} support {Ktoś z obsługi klienta} other {Ktoś z zespołu}} widział Twoje zgłoszenie na liście lub w eksporcie',
  'my.looksAll': 'Pokaż wszystkie ({count})',

  'my.details': 'Twoje dane',
  'my.notGiven': 'Nie podano',
  'my.correct': 'Popraw',
  'my.correctLead': 'Nasz zespół zobaczy, co było wcześniej, a co jest teraz. Wstępny wynik się nie zmieni.',
  'my.save': 'Zapisz',
  'my.saving': 'Zapisywanie...',
  'my.saved': 'Zmiany są zapisane.',
  'my.cancel': 'Anuluj',
  'my.conflict':
    'Ktoś z naszego zespołu właśnie też zmienił te dane. To, co zostało wpisane, nadal tu jest: sprawdź, co jest teraz zapisane, i zapisz jeszcze raz.',
  'my.storedNow': 'Teraz zapisane: {value}',

  'my.email': 'E-mail',
  'my.emailChange': 'Zmień',
  'my.emailNew': 'Nowy adres e-mail',
  'my.emailLead': 'Napiszemy na stary i na nowy adres. Zmieni się dopiero po potwierdzeniu z obu.',
  'my.emailWaiting': 'Czeka na potwierdzenie z obu adresów: {email}',
  'my.neutralMails': 'Wysyłajcie mi e-maile z neutralną nazwą nadawcy i tematem',
  'my.confirmTitle': 'Potwierdź nowy adres e-mail',
  'my.confirmText': 'Jednym kliknięciem potwierdzisz zmianę z tego adresu.',
  'my.confirmButton': 'Potwierdź',
  'my.confirmOther': 'Dziękujemy. Potwierdź jeszcze z drugiego adresu: link jest w e-mailu, który tam wysłaliśmy.',
  'my.confirmDone': 'Adres jest zmieniony. Starsze linki już nie działają; nowy przyjdzie na nowy adres.',
  'my.confirmEnded': 'To potwierdzenie wygasło albo zostało już użyte.',

  'my.photosCount': '{count} z {max}',
  'my.photos': 'Twoje zdjęcia',
  'my.photosLead': 'Prosimy tylko o zdjęcia w ubraniu. JPEG, PNG lub WebP, do 20 MB każde.',
  'my.photosOld': 'Zdjęcia zobaczysz po otwarciu nowego linku.',
  'my.photosNone': 'Nie ma tu żadnych zdjęć.',
  'my.photoAlt': 'Zdjęcie {number}',
  'my.photoMissing': 'Zdjęcia {number} nie można teraz pokazać',
  'my.photoRemove': 'Usuń zdjęcie {number}',
  'my.photoRemoveTitle': 'Usunąć to zdjęcie na zawsze?',
  'my.photoRemoveText': 'Zostanie skasowane i nie będzie można go przywrócić.',
  'my.photoRemoved': 'Zdjęcie zostało usunięte.',
  'my.photoRemoveYes': 'Tak, usuń',
  'my.photoAdding': 'Przesyłanie zdjęcia {number} z {count}',

  'my.kept': 'Jak długo to przechowujemy',
  'my.keptUntil': 'Wszystko, co jest na tej stronie, zostanie automatycznie usunięte: {date}.',
  'my.keptHeld': 'W tej chwili nie wolno nam tego usunąć. Powód: {reason}',
  'my.keptOpen': 'Automatyczne usuwanie jest w tej chwili wstrzymane.',
  'my.keptConsent':
    '{date}: potwierdzenie, że znasz <a>politykę prywatności</a> w wersji z {version}, i zgoda na to, abyśmy używali Twoich danych i zdjęć do oceny tego zgłoszenia.',

  'my.yours': 'To należy do Ciebie',
  'my.yoursLead': 'Nie musisz podawać powodu i nic z tego Ci nie zaszkodzi.',
  'my.export': 'Zabierz wszystko ze sobą',
  'my.exportText':
    'Plik ZIP ze wszystkim, co o Tobie mamy: Twoje dane, zdjęcia, nasze odpowiedzi i lista, kto i kiedy zaglądał. Otworzysz go na każdym urządzeniu.',
  'my.exportButton': 'Pobierz',
  'my.exporting': 'Przygotowujemy...',
  'my.withdraw': 'Wycofaj',
  'my.withdrawText':
    'Przestajemy pracować nad zgłoszeniem. To, co w nim jest, zostaje jeszcze na jakiś czas, a potem znika.',
  'my.withdrawButton': 'Wycofaj zgłoszenie',
  'my.withdrawTitle': 'Wycofać zgłoszenie?',
  'my.withdrawConfirm': 'Przestaniemy nad nim pracować i nie będzie odpowiedzi. Zawsze możesz zgłosić się ponownie.',
  'my.withdrawYes': 'Tak, wycofaj',
  'my.erase': 'Usuń wszystko',
  'my.eraseText': 'Twoje dane, zdjęcia, nasze notatki i ta strona znikną od razu.',
  'my.eraseButton': 'Usuń wszystko',
  'my.eraseTitle': 'Usunąć wszystko na zawsze?',
  'my.eraseConfirm':
    'Tego nie da się cofnąć. Nie mamy wpływu na e-maile już dostarczone ani na to, co napisano przez WhatsApp. Kopie zapasowe znikają po {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}.',
  'my.eraseYes': 'Tak, usuń wszystko',
  'my.keep': 'Nie, zostaw',
  'my.erased': 'Wszystko jest usunięte',
  'my.erasedText':
    'Twoich danych, zdjęć i tej strony już nie ma. Potwierdzimy to jeszcze e-mailem, a potem usuniemy też adres. Wszystkiego dobrego.',
  'my.held': 'W tej chwili nie wolno nam tego usunąć. Napisz do nas: {email}.',
  'my.exportLimited': 'Można pobierać pięć razy na godzinę. Spróbuj później.',

  'my.oldTitle': 'Ten link ma więcej niż dzień',
  'my.oldText':
    'Do zobaczenia zdjęć i całego numeru oraz do zmian, pobrania, wycofania i usunięcia potrzebny jest nowy link, żeby nikt nie zrobił tego ze starego e-maila. Teksty możesz nadal czytać.',
  'my.oldSend': 'Wyślij mi nowy link',
  'my.oldSent': 'Nowy link jest w drodze na adres {email}.',
} as const satisfies Messages<'myApplication'>;
