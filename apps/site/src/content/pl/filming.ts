import { sessionStories, sessionVoices } from '@blue-peony/agency/pl/filming';
import { promises } from '@blue-peony/agency/pl/promises';
import type { FilmingContent } from '../filming.ts';
import { reviewNote } from '../reviews.ts';
import { bought, reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('pl');

export const filming = {
  page: {
    title: 'Sesje nagraniowe z coachem',
    description:
      'Indywidualne wsparcie podczas nagrań: plan sesji, wskazówki na żywo i narzędzia, dzięki którym fani zostają. Rezerwujesz na godziny, także bez pokazywania twarzy.',
  },
  hero: {
    eyebrow: 'Sesje nagraniowe jeden na jeden',
    title: ['Najpierw pomysł,', 'potem kamera.'],
    lead: 'Coach układa z Tobą plan nagrań i jest z Tobą na łączach, kiedy kręcisz. Ty decydujesz, co pokazujesz. My podpowiadamy, co zatrzymuje fanów na dłużej.',
    more: 'Zobacz cennik',
    stats: [
      { value: text('ponad {creatorsGuided, number}'), label: 'twórczyń pod naszą opieką' },
      { value: text('ponad {millionsInDollars, number} mln $'), label: 'przychodu naszych twórczyń' },
      { value: text('{incomeBoost}%'), label: 'średni wzrost dochodu' },
    ],
  },
  guidance: {
    eyebrow: 'Z coachem i bez',
    title: 'Ta sama kamera, a miesiąc zupełnie inny',
    without: {
      title: 'Bez wsparcia',
      points: [
        'Godziny materiału i żadnej pewności, co się sprzeda',
        'Pokazujesz coraz więcej, żeby utrzymać tych samych fanów',
        'Ceny ustalasz na oko i obniżasz, gdy nikt nie kupuje',
        'Przed kamerą za każdym razem zaczynasz od zera',
        'Subskrybenci odchodzą po pierwszym miesiącu',
      ],
    },
    with: {
      title: 'Ze wsparciem',
      points: [
        'Lista ujęć przed startem i plan na każdy klip',
        'Niedopowiedzenia, które budzą ciekawość, w granicach, które stawiasz Ty',
        'Ceny dopasowane do tego, na co reagują fani',
        'Ktoś obok od rozgrzewki do ostatniego ujęcia',
        'Powód do powrotu wpisany w każdą serię',
      ],
    },
  },
  earnings: {
    eyebrow: 'Prognoza zarobków',
    title: 'Rozwój ma swoje pory roku',
    lead: 'Tyle zwykle zarabiają miesięcznie twórczynie, z którymi pracujemy. Początek wymaga cierpliwości, potem popłaca systematyczność.',
    monthly: 'miesięcznie',
    periods: [
      { period: 'Miesiące 1–2', text: 'Szukasz swojego stylu i zdobywasz pierwszych stałych kupujących.' },
      { period: 'Miesiące 3–6', text: 'Serie, ceny i wiadomości zaczynają pracować razem.' },
      { period: 'Od 6. miesiąca', text: 'Fani wracają sami, a Twoje archiwum wciąż się sprzedaje.' },
    ],
    note: 'Nikt uczciwy nie powie Ci, ile zarobisz. Te przedziały to szacunki oparte na doświadczeniu, nie obietnica; wszystko zależy od Twojej pracy, niszy i odbiorców.',
  },
  service: {
    eyebrow: 'Wsparcie przy zmysłowych zapowiedziach',
    title: 'Coach u Twojego boku, na godziny',
    lead: 'Na żywo, przez wideorozmowę. Przygotowujemy scenę, prowadzimy Cię w trakcie nagrania i zamieniamy materiał w posty i wiadomości, które sprzedają.',
    points: [
      'Plan i lista ujęć pod Twoją niszę',
      'Wskazówki na żywo: kadr, światło, tempo',
      'Pomysły na opisy, zapowiedzi i płatne wiadomości',
      'Checklista na każdy kolejny dzień nagrań',
    ],
    table: 'Ceny sesji według jej długości',
    note: text(
      `Im dłuższa sesja, tym taniej wychodzi godzina. Płacisz na bezpiecznej stronie naszego partnera. ${promises.opensPlans}`,
    ),
  },
  stories: {
    eyebrow: 'Historie sukcesu',
    title: 'Trzy sesje, trzy punkty zwrotne',
    lead: reviewNote(sessionStories, reviews),
    items: sessionStories,
  },
  comparison: {
    eyebrow: 'Porównanie',
    title: 'Inni coachowie i my',
    lead: 'Warto o to zapytać, zanim komukolwiek zapłacisz za radę.',
    others: 'Inni coachowie',
    rows: [
      { topic: 'Forma', others: 'Często nagrane kursy i pliki PDF', us: 'Na żywo, w trakcie nagrania' },
      { topic: 'Porady', others: 'Nieraz dla wszystkich takie same', us: 'Pod Twoją niszę i Twoje granice' },
      {
        topic: 'Doświadczenie',
        others: 'Często media społecznościowe ogólnie',
        us: text(
          'Ponad {creatorsGuided, plural, one {# twórczynię} few {# twórczynie} many {# twórczyń} other {# twórczyni}} pod naszą opieką',
        ),
      },
      { topic: 'Rezerwacja', others: 'Często pakiety na miesiące', us: 'Na godziny, już od jednej' },
      { topic: 'Anonimowość', others: 'Nie zawsze brana pod uwagę', us: 'Wpisana w każdą scenę' },
      { topic: 'Po sesji', others: 'Czasem bez dalszego wsparcia', us: 'Narzędzia, które zatrzymują fanów' },
    ],
  },
  steps: {
    eyebrow: 'Twoja sesja',
    title: 'Pięć kroków: od tremy do gotowego materiału',
    items: [
      {
        title: 'Rozgrzewka dla pewności siebie',
        text: 'Postawa, oddech, głos. Aż kamera stanie się zwykłym przedmiotem w pokoju.',
      },
      {
        title: 'Psychologia odbiorców',
        text: 'Na co liczą Twoi fani, co budzi ich ciekawość i dlaczego czekanie bywa warte więcej niż pokazywanie.',
      },
      {
        title: 'Kreatywne podpowiedzi',
        text: 'Sceny, stylizacje i historie dla Twojej niszy. Koniec z pustą kartką.',
      },
      {
        title: 'Wsparcie w trakcie nagrania',
        text: 'Ty nagrywasz, my patrzymy i od razu mówimy, co zmienić: kadr, światło, tempo, pauzę.',
      },
      {
        title: 'Narzędzia, które zatrzymują fanów',
        text: 'Serie, wiadomości i kalendarz, dzięki którym fani wracają po pierwszym zakupie.',
      },
    ],
  },
  closing: {
    title: 'Twoje następne nagranie zasługuje na plan.',
    text: text(
      'Zarezerwuj godzinę i powiedz nam, co chcesz nagrać. W ciągu {contactHours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} odezwiemy się, żeby ustalić termin.',
    ),
  },
  faq: {
    eyebrow: 'Pytania',
    title: 'Zanim zarezerwujesz',
    items: [
      {
        question: 'Co się stanie po rezerwacji?',
        answer: text(
          'Płacisz na bezpiecznej stronie naszego partnera. Potem w ciągu {contactHours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} kontaktujemy się z Tobą, żeby znaleźć dogodny termin.',
        ),
      },
      {
        question: 'Czy muszę pokazywać twarz?',
        answer:
          'Nie. Planujemy też nagrania bez twarzy i w każdym kadrze szukamy szczegółów, które mogłyby Cię zdradzić.',
      },
      {
        question: 'Jaki sprzęt jest potrzebny?',
        answer:
          'Naładowany telefon albo aparat i pokój, w którym nikt Ci nie przeszkodzi. Coach pracuje ze światłem, które masz.',
      },
      {
        question: 'Czy mogę przełożyć sesję?',
        answer: text(
          'Tak, najpóźniej {rescheduleHours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} przed terminem. Napisz do nas, a znajdziemy nowy.',
        ),
      },
      {
        question: 'Czy na pewno zarobię więcej?',
        answer: text(
          'Nikt uczciwy tego nie obieca. Twórczynie, z którymi pracowaliśmy, zwiększyły dochód średnio o {incomeBoost}%. Twój zależy od Twojej pracy, niszy i odbiorców.',
        ),
      },
    ],
  },
  voices: {
    eyebrow: 'W skrócie',
    title: 'Zaraz po sesji',
    lead: reviewNote(sessionVoices, reviews),
    items: sessionVoices,
    bought,
  },
} satisfies FilmingContent;
