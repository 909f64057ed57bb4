import { promises } from '@blue-peony/agency/pl/promises';
import type { Messages } from '../messages.ts';

export const application = {
  'application.eyebrow': 'Zgłoszenie',
  'application.title': 'Opowiedz nam o sobie',
  'application.lead':
    'Zajmie Ci to około trzech minut. Ktoś z zespołu odezwie się w ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}, a tego, co wyślesz, nie publikujemy ani nie sprzedajemy.',
  'application.applied': 'Zgłoszenie już wysłane? Link masz w skrzynce.',
  'application.stepSend': 'Wyślij formularz',
  'application.stepResult':
    'Po około {resultMinutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}} zobaczysz wstępny wynik',
  'application.stepTalk':
    'W ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} odezwiemy się do Ciebie',
  'application.about': 'O Tobie',
  'application.reach': 'Kontakt z Tobą',
  'application.online': 'Twoje profile w sieci',
  'application.more': 'Coś jeszcze',
  'application.stepOf': '{number} z {count}',
  'application.next': 'Dalej',
  'application.back': 'Wstecz',
  'application.requiredHint': 'Pola oznaczone gwiazdką (*) są wymagane.',
  'application.draftRestored': 'Przywrócono wersję roboczą.',
  'application.draftDelete': 'Usuń ją',
  'application.draftKeep':
    'Zachowaj wersję roboczą na tym urządzeniu przez {draftHours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}; inaczej zniknie po zamknięciu karty',
  'application.anonymously': promises.anonymously,
  'application.neutralMails': promises.neutralMails,
  'application.pseudonym': 'Pseudonim',
  'application.nameHint': 'Tak będziemy się do Ciebie zwracać.',
  'application.emailHint': 'Tu wyślemy potwierdzenie, wynik i link do Twojej prywatnej strony.',
  'application.countryHint': 'Przepisy i wypłaty różnią się w zależności od kraju.',
  'application.cityHint': 'Wystarczy najbliższe duże miasto; dzięki temu wiemy, która jest u Ciebie godzina.',
  'application.earningsHint': 'Od tego zależy, który program do Ciebie pasuje.',
  'application.oneOf':
    'Podaj co najmniej jeden profil albo dodaj zdjęcie; twarzy nie musi być widać. Sam OnlyFans nie wystarczy.',
  'application.whatsappHint':
    'Pod tym numerem odezwiemy się w sprawie zgłoszenia. Wybierz kraj albo wpisz cały numer: +48 i dziewięć cyfr',
  'application.earningsChoose': 'Wybierz',
  'application.messageHint': 'Co chcesz osiągnąć i co Cię dziś powstrzymuje?',
  'application.photos': 'Zdjęcia',
  'application.photosHint': 'Możesz przesłać maksymalnie 5 zdjęć.',
  'application.photosFormats': 'JPEG, PNG lub WebP, do 20 MB każde. Usuwamy z nich lokalizację i dane aparatu.',
  'application.photosClothed': 'Prosimy tylko o zdjęcia w ubraniu. Nie wysyłaj niczego intymnego.',
  'application.photosWay': 'Co dzieje się ze zdjęciami?',
  'application.pressure': 'Ktoś wywiera na Ciebie presję?',
  'application.photosAdd': 'Dodaj zdjęcia',
  'application.age': promises.ofAge,
  'application.privacy': promises.agrees,
  'application.submit': 'Wyślij zgłoszenie',
  'application.submitting': 'Wysyłanie...',
  'application.sending': 'Wysyłanie zgłoszenia',
  'application.waitBusy':
    'Serwis jest w tej chwili bardzo obciążony. Twoje zgłoszenie czeka i zostanie wysłane automatycznie. Nie zamykaj tej strony.',
  'application.waitOffline':
    'Połączenie zostało przerwane. Twoje zgłoszenie czeka i zostanie wysłane automatycznie. Nie zamykaj tej strony.',
  'application.tryNow': 'Spróbuj teraz',
  'application.stop': 'Przerwij',
  'application.clear': 'Wyczyść formularz',
  'application.clearAsk': 'Wyczyścić formularz?',
  'application.clearText':
    'Wszystko, co zostało wpisane, i wybrane zdjęcia znikną z tego urządzenia. To, co zostało już wysłane, pozostanie wysłane.',
  'application.clearNo': 'Zostaw',
  'application.sendLater': 'Wyślij, gdy znów będę online',
  'application.elsewhere':
    'Ten formularz jest właśnie wysyłany w innej karcie albo został tam wysłany lub wyczyszczony. Nie wyślemy go drugi raz.',
  'application.earlier':
    'Dotarło przed Twoimi ostatnimi zmianami, więc ich w nim nie ma. Możesz je wprowadzić na swojej stronie: link jest w naszym e-mailu.',
  'application.noScript': 'Otwórz formularz bez JavaScriptu',
  'application.alertTitle': 'Jeszcze się nie udało',
  'application.submitFailed': 'Wysłanie aplikacji nie powiodło się: {message}',
  'application.notificationFailed': 'Nie udało się wysłać powiadomienia email.',
  'application.notificationTitle': 'Twoje zgłoszenie dotarło',
  'application.notificationNote': 'Zgłoszenie jest bezpiecznie zapisane, a wiadomość wyślemy później automatycznie.',
  'application.valuesKept': 'Wszystko, co zostało wpisane, jest nadal w formularzu.',
  'field.required': 'Wypełnij to pole.',
  'field.tooLong': 'Ten tekst jest za długi.',
  'field.email': 'Podaj prawidłowy adres e-mail.',
  'field.phone': 'Sprawdź ten numer: nie da się pod niego zadzwonić.',
  'field.choice': 'Wybierz jedną z opcji.',
  'field.characters': 'Tekst zawiera znaki, których nie możemy przyjąć.',
  'field.accept': 'Zaznacz to pole, aby przejść dalej.',
  'field.invalid': 'Sprawdź to pole.',
} as const satisfies Messages<'application'>;
