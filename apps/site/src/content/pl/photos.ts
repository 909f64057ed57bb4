import type { PhotosContent } from '../photos.ts';
import { speak } from '../speak.ts';

const text = speak('pl');

export const photos = {
  title: 'Co dzieje się z Twoimi zdjęciami',
  description:
    'Droga zdjęcia, gdy wysyłasz zgłoszenie: co z niego usuwamy, kto je widzi i kiedy znika. I co zdradza Twoje własne zdjęcie.',
  lead: 'Możesz zgłosić się bez zdjęcia, a na żadnym nie musi być widać twarzy. Jeśli jakieś wyślesz, oto wszystko, co się z nim dzieje.',
  steps: [
    {
      title: 'Usuwamy to, co się w nim kryje',
      text: 'Zanim zapiszemy zdjęcie, tworzymy je na nowo: miejsce, urządzenie, czas i wszystko inne, co kryło się w starym pliku, do nowego nie trafia. Zachowujemy tylko obraz, o boku najwyżej 2048 pikseli.',
    },
    {
      title: 'Trzymamy je w prywatnym magazynie',
      text: 'Nie pokazuje go żadna publiczna strona. Otwierają je tylko osoby z zespołu, które zajmują się zgłoszeniami, przez linki, które wygasają, a każde otwarcie jest zapisywane.',
    },
    {
      title: 'Widzisz, kto zaglądał',
      text: 'Na Twojej stronie jest lista: kiedy i w jakiej roli ktoś oglądał każde zdjęcie. Możesz tam dodać zdjęcia albo je usunąć.',
    },
    {
      title: 'Znika, gdy tego chcesz',
      text: text(
        'Gdy usuniesz na swojej stronie zdjęcie albo całe zgłoszenie, usuwamy plik. Zdjęcie, które nie trafiło do żadnego zgłoszenia, znika po {unclaimedHours, plural, one {# godzinie} few {# godzinach} many {# godzinach} other {# godziny}}. W kopiach zapasowych pozostaje najwyżej {backupDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
      ),
    },
    { title: 'Nigdy go nie publikujemy', text: 'Nie publikujemy żadnego z Twoich zdjęć i żadnego nie sprzedajemy.' },
  ],
  demo: {
    title: 'Co zdradza Twoje zdjęcie?',
    lead: 'Wybierz zdjęcie. Przeglądarka odczyta je tutaj; nic nie opuści Twojego urządzenia.',
    choose: 'Wybierz zdjęcie',
    found: 'W tym zdjęciu kryje się',
    nothing: 'W tym zdjęciu nie kryje się nic o miejscu, urządzeniu ani czasie.',
    unreadable: 'Tego pliku nie da się odczytać. Wybierz zdjęcie JPEG, PNG lub WebP.',
    place: 'Miejsce',
    device: 'Urządzenie',
    taken: 'Data wykonania',
    kept: 'Co byśmy zachowali',
    keptText: 'Nic z tego. Tylko obraz.',
  },
} satisfies PhotosContent;
