import type { LinkTexts } from './en.ts';

export const pl: LinkTexts = {
  notFoundTitle: 'Ten link donikąd nie prowadzi',
  notFound: 'Być może brakuje części adresu. Otwórz jeszcze raz link z potwierdzenia zakupu.',
  expiredTitle: 'Ten link do pobierania już nie działa',
  expired:
    'Linki działają przez siedem dni, a nowszy zastępuje starszy. Możemy wysłać nowy na adres podany przy zakupie.',
  usedUpTitle: 'Wykorzystano wszystkie pięć pobrań',
  usedUp: 'Potrzebujesz pliku na innym urządzeniu? Możemy wysłać nowy link na adres podany przy zakupie.',
  pausedTitle: 'Ta płatność jest sprawdzana',
  paused:
    'Płatność została zakwestionowana i sprawdza ją operator płatności. Do czasu decyzji Twoje linki są wstrzymane. Jeśli decyzja będzie na naszą korzyść, znów zadziałają; jeśli pieniądze wrócą do Ciebie, wygasną.',
  unavailableTitle: 'Plik jest chwilowo niedostępny',
  unavailable: 'Spróbuj ponownie za minutę. Ta próba się nie liczy.',
  renew: 'Wyślij mi nowy link',
  sentTitle: 'Zajrzyj do skrzynki',
  sent: 'Jeśli zakup jest nadal ważny, nowy link jest już w drodze na adres podany przy zakupie.',
  ask: 'Nie masz już potwierdzenia? Podaj adres użyty przy zakupie, a wyślemy na niego Twoje linki.',
  address: 'Twój adres e-mail',
  askButton: 'Wyślij mi moje linki',
  asked: 'Jeśli z tym adresem wiąże się zakup, Twoje linki są już w drodze.',
  badAddressTitle: 'Sprawdź adres',
  badAddress: 'To nie wygląda na adres e-mail. Wpisz go jeszcze raz.',
  pageExpired:
    'Linki na stronie pobierania działają przez dziesięć minut. Wróć na tę stronę i odśwież ją, a pojawią się nowe.',
  help: 'Masz pytania? Napisz na {mailbox}.',
  home: 'Wróć na stronę główną',
};
