import { guideClaims } from '@blue-peony/agency';
import { guide as english } from '../en/guide.ts';
import type { GuideContent } from '../guide.ts';
import { speak } from '../speak.ts';

const text = speak('pl');

/** A Polish frame around the English chapters. */
export const guide = {
  ...english,
  title: 'Jak zacząć na OnlyFans: cała droga od początku',
  description:
    'Spokojny, praktyczny poradnik na początek, po angielsku: konto, plan treści, rozwój, prywatność, podatki, ceny i to, co warto mierzyć.',
  eyebrow: 'Bezpłatny poradnik po angielsku',
  lead: 'Osiem rozdziałów w kolejności, w jakiej będą potrzebne, prostym angielskim. Żadnych szybkich pieniędzy: co robić, co pominąć i jak zachować bezpieczeństwo.',
  updated: `Aktualizacja: ${new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(english.dates.updated))}`,
  contents: 'Spis treści',
  link: 'Link do tego rozdziału',
  pictures: {
    'platform-overview': 'Z dziesięciu płatków osiem jest Twoich. Dwa bierze platforma.',
    'account-setup': 'Gotowy profil to cztery rzeczy: baner, zdjęcie, opis i cena.',
    'content-strategy': 'Jeden dzień przed kamerą może wystarczyć na dwa tygodnie.',
    'marketing-growth': 'Kilka kanałów, jeden cel: każdy post prowadzi w to samo miejsce.',
    'safety-privacy': 'Miejsce, okno, metka, godzina: zdjęcie mówi więcej niż poza.',
    'legal-tax': 'Z dziesięciu monet odłóż trzy, zanim resztę uznasz za swoją.',
    monetization: 'Każdy stopień daje więcej, mniejszej grupie, za wyższą cenę.',
    'growth-tracking': 'Rozwój widać z miesiąca na miesiąc, nie z dnia na dzień.',
  },
  calls: {
    'platform-overview':
      'Nie wiesz jeszcze, o czym ma być Twój profil? Niche Compass z książki zadaje dwanaście pytań i kończy się jedną jasną odpowiedzią.',
    'content-strategy':
      'Content Engine z książki z jednego dnia nagrań robi dwa tygodnie postów, z arkuszami do wypełnienia.',
    'safety-privacy':
      'Safety Map z książki przechodzi przez każde miejsce, w którym może prześwitywać życie prywatne, i pokazuje, jak je zamknąć.',
  },
  offer: {
    eyebrow: 'Cała książka',
    title: 'Czas na następny krok?',
    text: 'Ten artykuł pokazuje drogę. Książka, też po angielsku, przechodzi ją z Tobą: od pierwszego zdjęcia po profil, który da się prowadzić na co dzień.',
    points: [
      `ponad ${guideClaims.pages} stron, w PDF i EPUB`,
      'Cztery metody z arkuszami do wypełnienia',
      `ponad ${guideClaims.ideas} pomysłów na treści`,
    ],
    button: 'Zobacz książkę',
  },
  disclaimer:
    'Ten poradnik to ogólne informacje dla dorosłych. Nie jest poradą prawną ani podatkową i nie obiecuje dochodu. To, co mówi o podatkach, dotyczy USA. OnlyFans jest znakiem towarowym swojego właściciela, z którym nic nas nie łączy.',
  bar: text('Cała książka: {guidePrice}'),
  top: 'Wróć na górę',
} satisfies GuideContent;
