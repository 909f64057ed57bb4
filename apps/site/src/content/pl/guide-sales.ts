import { agency, guideClaims, prices } from '@blue-peony/agency';
import { guideDiscount } from '@blue-peony/contracts';
import { promises } from '@blue-peony/agency/pl/promises';
import { readers } from '@blue-peony/agency/pl/readers';
import { guideSales as english } from '../en/guide-sales.ts';
import type { GuideSalesContent } from '../guide-sales.ts';
import { reviewNote } from '../reviews.ts';
import { bought, reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('pl');

const { rating, creatorsHelped, payoutsBillions, incomeGrowth, pages, ideas } = guideClaims;
const stars = rating.value.toLocaleString('pl');
const grouped = new Intl.NumberFormat('pl', { useGrouping: 'always' });

export const guideSales = {
  title: 'Jak zacząć na OnlyFans: książka na początek, po angielsku',
  description: `Kompletna książka na start, po angielsku, w PDF i EPUB: ponad ${pages} stron, cztery metody z arkuszami ćwiczeń i ponad ${ideas} pomysłów. Do czytania na każdym urządzeniu.`,
  hero: {
    eyebrow: 'Książka po angielsku',
    title: ['Jak zacząć', 'na OnlyFans'],
    lead: 'Wszystko od pierwszego zdjęcia po profil, który da się prowadzić na co dzień: jedna książka, prostym angielskim, w Twoim tempie.',
    points: [`ponad ${pages} stron`, 'PDF i EPUB', 'od razu po płatności'],
  },
  rating: {
    value: rating.value,
    spoken: `Ocena ${stars} na 5`,
    count: `${stars}/5 (${grouped.format(rating.count)} ocen)`,
  },
  price: {
    now: 'Cena dzisiaj',
    regular: 'Cena regularna',
    offer: `${guideDiscount(prices, 'pl')}% TANIEJ – TYLKO DZIŚ`,
    once: text(
      'Jedna płatność, bez subskrypcji. Pobieramy {guidePrice}, czyli około {guideInZloty} (kurs z {rateDate}).',
    ),
  },
  edition: {
    legend: 'Wybierz wydanie',
    digital: { title: 'Cyfrowe', text: 'PDF i EPUB, do czytania za kilka minut' },
    physical: { title: 'Książka drukowana + pliki', text: 'Egzemplarz drukowany i oba pliki' },
    soldOut: 'WYPRZEDANE',
  },
  buy: 'Kup książkę',
  terms: text(
    `Książka jest po angielsku. Pobieramy {guidePrice}, czyli około {guideInZloty}. ${promises.downloads} ${promises.resumed} Nowe linki są bezpłatne.`,
  ),
  safe: 'Płacisz na bezpiecznej stronie naszego partnera.',
  claims: [
    { value: `ponad ${grouped.format(creatorsHelped)}`, label: 'twórczyń, którym pomogliśmy' },
    { value: `ponad ${payoutsBillions} mld $`, label: 'wypłat platformy dla twórczyń' },
    { value: `${incomeGrowth}%`, label: 'średni wzrost dochodu' },
    { value: `ponad ${pages}`, label: 'stron' },
    { value: `ponad ${ideas}`, label: 'pomysłów na treści' },
  ],
  learn: {
    eyebrow: 'W książce',
    title: 'Czego się nauczysz',
    lead: 'Dziewięć celów. Każdy kończy się czymś gotowym, co przyda się jeszcze tego samego dnia.',
    items: [
      {
        title: 'Dobrze założyć profil',
        text: 'Weryfikacja, nazwa, zdjęcia i opisy w kolejności, która oszczędza czas.',
      },
      {
        title: 'Znaleźć swoją niszę',
        text: 'Ćwiczenie na jeden wieczór. Na końcu powstaje zdanie, które mogło wyjść tylko od Ciebie.',
      },
      { title: 'Nagrywać tym, co masz', text: 'Światło, kadr i dźwięk z telefonu, w jednym kącie pokoju.' },
      {
        title: 'Zaplanować miesiąc w godzinę',
        text: 'Kalendarz z miejscem na życie i na dni, w których nic nie wychodzi.',
      },
      { title: 'Dać się znaleźć', text: 'Co i gdzie publikować, nie łamiąc zasad serwisów.' },
      {
        title: 'Zachować anonimowość',
        text: 'Treści bez twarzy, blokada regionów i oko do szczegółów, które zdradzają.',
      },
      { title: 'Ustalać ceny bez obaw', text: 'Subskrypcje, wiadomości i zamówienia, z gotowymi wyliczeniami.' },
      {
        title: 'Rozmawiać tak, by zostawali',
        text: 'Początki rozmów, dalsze kroki i uprzejme „nie”, do przerobienia po swojemu.',
      },
      { title: 'Mieć porządek w papierach', text: 'Zapisy, rezerwy i pytania, z którymi pójdziesz do księgowości.' },
    ],
  },
  leaves: {
    eyebrow: 'Zajrzyj do środka',
    title: 'Osiem stron do przejrzenia',
    lead: 'Tak właśnie wyglądają w książce. Otwórz stronę, żeby przeczytać ją w pełnym rozmiarze.',
    back: 'Poprzednie strony',
    next: 'Następne strony',
    pages: [
      'Spis treści: dziewięć celów, cztery metody, dłuższa droga i karty pomysłów',
      'Początek celu 3: nagrywać tym, co masz',
      'Cel 3: cztery kierunki światła, pięć pór dnia, lampy twarde i miękkie, na rysunkach',
      'Cel 6: kto mógłby Cię szukać, co potrafi i co go powstrzyma',
      'Price Ladder: pięć szczebli i pięć zasad',
      'Arkusz Safety Map z polami do zaznaczenia i liniami do wypełnienia',
      'Karta pomysłu 4, czerwony przedmiot: pięć narysowanych ujęć, przygotowanie, podpis i oferta',
      'Karta pomysłu 50, skrzynia wspomnień: pięć narysowanych ujęć, przygotowanie, podpis i oferta',
    ],
  },
  frameworks: {
    eyebrow: 'W zestawie',
    title: 'Cztery metody z arkuszami ćwiczeń',
    lead: 'Do druku albo do wypełnienia na tablecie.',
    items: [
      {
        title: 'Niche Compass',
        text: 'Cztery kierunki, dwanaście pytań i jedna jasna odpowiedź: o czym jest Twój profil.',
      },
      { title: 'Content Engine', text: 'Z jednego dnia nagrań robi dwa tygodnie postów, zapowiedzi i wiadomości.' },
      { title: 'Price Ladder', text: 'Od subskrypcji po zamówienie: co proponować, kiedy i za ile.' },
      { title: 'Safety Map', text: 'Każde miejsce, w którym może prześwitywać życie prywatne, i jak je zamknąć.' },
    ],
  },
  testimonials: {
    eyebrow: 'Czytelniczki',
    title: 'Co mówią czytelniczki',
    rating: '5 na 5 gwiazdek',
    lead: reviewNote(readers, reviews),
    items: readers,
    bought,
  },
  close: {
    title: 'Twój profil zaczyna się od pierwszej strony.',
    text: 'Kup dziś, wieczorem przeczytaj rozdział, a jutro miej coś gotowego.',
  },
  article: 'Najpierw przeczytaj bezpłatny artykuł',
  note: `Liczby opisują doświadczenia i nie są obietnicą: zarobki zależą od wielu rzeczy, przede wszystkim od własnej pracy. ${agency.name} nie ma związku z OnlyFans, który jest znakiem towarowym swojego właściciela.`,
  cover: english.cover,
} satisfies GuideSalesContent;
