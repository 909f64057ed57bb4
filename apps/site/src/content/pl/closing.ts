import { about } from '@blue-peony/agency/pl/about';
import { stories } from '@blue-peony/agency/pl/landing';
import { promises } from '@blue-peony/agency/pl/promises';
import { aboutItems } from '../about-items.ts';
import type { ClosingContent } from '../landing.ts';
import { reviewNote, titleOf } from '../reviews.ts';
import { reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('pl');

export const closing = {
  faq: {
    eyebrow: 'Pytania',
    title: 'Proste odpowiedzi na ważne pytania',
    items: [
      {
        question: 'Ile kosztuje start?',
        answer: text(
          `Zgłoszenie jest bezpłatne, a opłaty na start nie ma. Pracujemy za prowizję od tego, co zarabiasz, i omawiamy ją otwarcie na konsultacji, zanim cokolwiek podpiszesz. ${promises.opensPlans} ${promises.hourPrice}`,
        ),
      },
      {
        question: 'Na jak długo się wiążę?',
        answer:
          'Nasze umowy są krótkie i elastyczne. Dokładny okres znasz przed podpisaniem, a po jego upływie odejść jest łatwo.',
      },
      {
        question: 'Do kogo należy konto?',
        answer:
          'Do Ciebie, w całości. Konto jest Twoje, wypłaty trafiają do Ciebie, a treści zostają Twoje nawet wtedy, gdy przestaniemy współpracować.',
      },
      {
        question: 'Kiedy zobaczę efekty?',
        answer: text(
          'Zaangażowanie zwykle rusza w ciągu {engagementWeeks, plural, one {# tygodnia} few {# tygodni} many {# tygodni} other {# tygodnia}}. Na przychody trzeba poczekać dłużej: od {firstDays} do {lastDays, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}. Nikt uczciwy nie obieca Ci konkretnej kwoty.',
        ),
      },
      {
        question: 'Czy mogę zachować anonimowość?',
        answer:
          'Tak. Wiele twórczyń nigdy nie pokazuje twarzy. Planujemy treści z myślą o tym, blokujemy wskazane kraje i na każdym zdjęciu szukamy szczegółów, które mogłyby Cię zdradzić.',
      },
      {
        question: 'Kto rozmawia z moimi fanami?',
        answer:
          'Osoby z naszego zespołu, które znają Twój styl i Twoje granice. Ty decydujesz, co wolno pisać i proponować, i w każdej chwili możesz zajrzeć do rozmów.',
      },
      {
        question: 'Czy potrzebuję wielu obserwujących albo doświadczenia?',
        answer: text(
          `Nie. Możesz się zgłosić, nawet jeśli jeszcze nic nie zarabiasz; liczy się to, że lubisz tworzyć i chcesz to robić dalej. ${promises.opensPlans} ${promises.hourPrice}`,
        ),
      },
      {
        question: 'Co się dzieje po wysłaniu zgłoszenia?',
        answer: text(
          'Po około {resultMinutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}} zobaczysz wstępny wynik, a ktoś z zespołu odezwie się w ciągu {replyHours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}. Potem rozmawiamy, bez żadnych zobowiązań.',
        ),
      },
    ],
  },
  about: {
    eyebrow: 'Zanim się zdecydujesz',
    title: 'Kto stoi za tą stroną',
    items: aboutItems(about, {
      people: 'Kim jesteśmy',
      commission: 'Prowizja',
      term: 'Umowa i wypowiedzenie',
      access: 'Bez Twojego hasła',
      chats: 'Kto pisze z Twoimi fanami',
      session: 'Jak wygląda sesja',
      leaving: 'Gdy odchodzisz',
    }),
  },
  stories: {
    eyebrow: 'Historie',
    title: titleOf(stories, 'Ich własnymi słowami', 'Przykłady'),
    lead: reviewNote(stories, reviews),
    items: stories,
  },
  comparison: {
    eyebrow: 'Porównanie',
    title: 'Inne agencje i my',
    lead: 'Zadaj te siedem pytań wszędzie, gdzie się zgłaszasz.',
    others: 'Inne agencje',
    rows: [
      { topic: 'Opłata na start', others: 'Często pobierana, zanim cokolwiek się wydarzy', us: 'Nie ma' },
      { topic: 'Umowa', others: 'Bywa na rok lub dwa i trudna do rozwiązania', us: 'Krótka i elastyczna' },
      {
        topic: 'Twoje konto',
        others: 'Logowanie i wypłaty bywają w rękach agencji',
        us: 'W całości na Twoje nazwisko',
      },
      { topic: 'Prowizja', others: 'Bywa sztywna i zapisana drobnym drukiem', us: 'Omawiana na konsultacji' },
      { topic: 'Znajomość odbiorców', others: 'Często tylko z zewnątrz', us: 'Agencja założona przez fanów' },
      { topic: 'Wsparcie', others: 'Zwykle w godzinach pracy', us: '24/7 od planu „Rozwój i prowadzenie”' },
      { topic: 'Anonimowość', others: 'Często dopiero na końcu', us: 'Zaplanowana od pierwszego dnia' },
    ],
    close: 'Piwonię najlepiej posadzić jesienią. Albo dzisiaj.',
  },
} satisfies ClosingContent;
