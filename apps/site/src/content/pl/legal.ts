import { agency } from '@blue-peony/agency';
import type { Legal } from '../legal.ts';

export const legal = {
  privacy: [
    {
      heading: '1. Kto odpowiada za dane',
      paragraphs: [
        `Administratorem danych na tej stronie jest ${agency.name}. W sprawach danych osobowych napisz na ${agency.email}.`,
      ],
    },
    {
      heading: '2. Jakie dane zbieramy',
      paragraphs: [
        'Gdy aplikujesz: imię i nazwisko, adres e-mail, kraj, miasto, numer WhatsApp i przedział zarobków oraz, jeśli je podasz, kod pocztowy, profile, wiadomość i do pięciu zdjęć. Zapisujemy też, kiedy potwierdzono wiek i zaakceptowano tę politykę.',
        'Przed zapisaniem usuwamy ze zdjęć dane o lokalizacji i aparacie.',
      ],
    },
    {
      heading: '3. Do czego ich używamy',
      paragraphs: [
        'Do oceny Twojej aplikacji i do kontaktu w jej sprawie. Podstawą jest Twoja zgoda oraz działania podejmowane na Twoje żądanie przed zawarciem umowy (art. 6 ust. 1 lit. a i b RODO). Wstępny wynik na stronie wynika z prostej reguły; każdą aplikację ogląda człowiek.',
      ],
    },
    {
      heading: '4. Kto je widzi',
      paragraphs: [
        'Tylko nasi pracownicy zajmujący się aplikacjami oraz firmy, które na podstawie umowy prowadzą dla nas serwery i pocztę. Nie sprzedajemy danych i nie publikujemy Twoich zdjęć.',
      ],
    },
    {
      heading: '5. Jak długo je przechowujemy',
      paragraphs: [
        'Do zamknięcia aplikacji i nie dłużej, niż wymaga lub pozwala prawo. Zdjęcia, które nie trafiły do żadnej aplikacji, usuwamy po 24 godzinach.',
      ],
    },
    {
      heading: '6. Na Twoim urządzeniu',
      paragraphs: [
        'Szkic formularza pozostaje w Twojej przeglądarce do chwili wysłania, a wysłany formularz w historii karty na czas oceny. Żadna technologia reklamowa nie wczytuje się bez Twojej zgody.',
      ],
    },
    {
      heading: '7. Twoje prawa',
      paragraphs: [
        `Możesz poprosić o kopię, sprostowanie lub usunięcie danych, sprzeciwić się ich użyciu i w każdej chwili wycofać zgodę: ${agency.email}. Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.`,
      ],
    },
    {
      heading: '8. Minimalny wiek',
      paragraphs: [
        `Ta strona jest przeznaczona dla osób, które ukończyły ${agency.minimumAge} lat. Zgłoszenia młodszych osób usuwamy, gdy tylko się o nich dowiemy.`,
      ],
    },
  ],
} satisfies Legal;
