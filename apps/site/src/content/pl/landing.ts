import { about } from '@blue-peony/agency/pl/about';
import { videoWords } from '@blue-peony/agency/pl/landing';
import { promises } from '@blue-peony/agency/pl/promises';
import { isTold } from '../about-items.ts';
import type { LandingContent } from '../landing.ts';
import { reviewNote } from '../reviews.ts';
import { reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('pl');

export const landing = {
  hero: {
    eyebrow: 'Management dla twórczyń na platformach subskrypcyjnych',
    title: ['Twój profil', 'w pełnym rozkwicie.'],
    lead: 'Bierzemy na siebie promocję, rozmowy z fanami i rozwój profilu. Ty tworzysz po swojemu, z twarzą albo bez, i zachowujesz to, co Twoje.',
    more: 'Zobacz, jak pracujemy',
    facts: ['Bez opłaty na start', 'Krótkie, elastyczne umowy', 'Konto zostaje Twoje'],
    told: isTold(about),
    questions: {
      who: 'Kto za tym stoi?',
      cost: 'Ile to kosztuje?',
      photos: 'Kto zobaczy moje zdjęcia?',
      next: 'Co będzie dalej?',
    },
  },
  mission: {
    eyebrow: 'Nasza misja',
    title: 'Znamy Twoich fanów, bo sami nimi jesteśmy.',
    statement: text(
      '{agency} założyli fani: mężczyźni w średnim wieku. Brzmi nietypowo, dopóki się nie dowiesz, że to właśnie oni stanowią prawie {midlifeShare}% użytkowników platformy. Wiemy, co sprawia, że przestają przewijać, wykupują subskrypcję i zostają na dłużej. Naszą misją jest zamieniać tę wiedzę w stały dochód kobiet, które tworzą na własnych zasadach.',
    ),
    figures: [
      { value: text('~{midlifeShare}%'), label: 'użytkowników platformy to mężczyźni w średnim wieku' },
      {
        value: text('{engagementWeeks, plural, one {# tydzień} few {# tygodnie} many {# tygodni} other {# tygodnia}}'),
        label: 'i zaangażowanie zaczyna rosnąć',
      },
      {
        value: text('{firstDays}–{lastDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}'),
        label: 'i widać to w przychodach',
      },
      { value: '24/7', label: 'wsparcie od planu „Rozwój i prowadzenie”' },
    ],
  },
  services: {
    eyebrow: 'Co robimy',
    title: 'Trzy rzeczy, które bierzemy na siebie',
    lead: 'Ty wnosisz pomysł i osobowość. Do nas należy cała reszta: praca, która pochłania godziny, a której nikt nie widzi.',
    items: [
      {
        title: 'Promocja',
        text: 'Przyciągamy na Twój profil właściwych ludzi i dajemy im powód, żeby zostali.',
      },
      {
        title: 'Kontakt z fanami',
        text: 'Subskrypcja to rozmowa. Prowadzimy ją Twoim głosem i w Twoich granicach.',
      },
      {
        title: 'Rozwój profilu',
        text: 'Co tydzień analizujemy liczby i zmieniamy to, co nie działa. Dzięki temu wzrost nie jest dziełem przypadku.',
      },
    ],
  },
  challenges: {
    eyebrow: 'Brzmi znajomo?',
    title: 'Sześć rzeczy, które zatrzymują twórczynie w miejscu',
    lead: 'Żadna z nich nie mówi nic o Twoim talencie. Z każdą można sobie poradzić.',
    items: [
      {
        title: 'Brak widoczności',
        text: 'Publikujesz, a prawie nikt tego nie widzi, bo platforma sama z siebie nie przyprowadza nowych osób.',
      },
      {
        title: 'Zero efektów',
        text: 'Rady z całego internetu już wypróbowane, a liczby stoją w miejscu od miesięcy.',
      },
      {
        title: 'Brak regularności',
        text: 'Jeden dobry tydzień, potem cisza. Fani szybko zapominają, a zaczynanie od nowa kosztuje dwa razy więcej sił.',
      },
      {
        title: 'Skrzynka bez dna',
        text: 'Każda wiadomość domaga się odpowiedzi od razu. Na to, co naprawdę lubisz, nie zostaje już czasu.',
      },
      {
        title: 'Strach przed rozpoznaniem',
        text: 'Chcesz zacząć, ale rodzina, sąsiedzi i ludzie z pracy nie mogą się o tym dowiedzieć. Nigdy.',
      },
      {
        title: 'Ceny na wyczucie',
        text: 'Za wysokie odstraszają, za niskie oznaczają pracę za darmo. I nikt Ci nie powie, jaka cena jest dobra.',
      },
    ],
  },
  join: {
    title: 'Dlaczego twórczynie do nas dołączają',
    text: 'Bo wreszcie można odetchnąć. Ty decydujesz, co pokazujesz, a zespół zdejmuje Ci z głowy całą resztę.',
    points: [
      'Więcej wolnych godzin w tygodniu, a fani i tak dostają odpowiedzi',
      'Plan zamiast zgadywania i ktoś, kto go pilnuje',
      'Ochrona Twojej tożsamości od pierwszego dnia',
      'Zespół, który pracuje za prowizję, więc zależy mu na Twoich wynikach',
    ],
  },
  testimonials: {
    eyebrow: 'Opinie',
    title: 'Posłuchaj twórczyń',
    lead: 'Każdy film trwa mniej niż minutę. Nic się nie wczytuje, dopóki nie naciśniesz odtwarzania.',
    play: 'Odtwórz film',
    example: 'Przykład',
    note: reviewNote(videoWords, reviews),
    items: videoWords,
  },
  whychoose: {
    eyebrow: 'Dlaczego my',
    title: 'Sześć obietnic, z których możesz nas rozliczyć',
    items: [
      {
        title: 'Bez opłaty na start',
        text: 'Nie pobieramy opłaty za rozpoczęcie współpracy. Naszym wynagrodzeniem jest prowizja od tego, co zarobisz.',
      },
      {
        title: 'Krótkie, elastyczne umowy',
        text: 'Zostajesz, bo to działa, a nie dlatego, że tak stoi w umowie.',
      },
      {
        title: 'Konto należy do Ciebie',
        text: 'Nazwa, logowanie, treści i wypłaty są Twoje, dziś i w dniu, w którym odejdziesz.',
      },
      {
        title: 'To my jesteśmy Twoimi odbiorcami',
        text: 'Założyli nas ludzie, którzy sami subskrybują. Patrzymy na Twój profil oczami tych, dla których go tworzysz.',
      },
      {
        title: 'Przez całą dobę',
        text: 'Od planu „Rozwój i prowadzenie” wsparcie 24/7. W każdym planie odpowiada człowiek, nie formularz.',
      },
      {
        title: 'Anonimowość mile widziana',
        text: 'Treści bez pokazywania twarzy, blokada wybranych krajów i czujne oko na każdy szczegół w kadrze.',
      },
    ],
  },
  plans: {
    eyebrow: 'Plany',
    title: 'Tyle pomocy, ile chcesz',
    lead: 'Każdy profil jest inny, dlatego prowizję ustalamy na konsultacji. W żadnym planie nie ma opłaty na start.',
    popular: 'Najczęściej wybierany',
    note: text(
      `${promises.opensPlans} ${promises.hourPrice} Nie wiesz, który plan wybrać? Zgłoś się, a ustalimy to razem.`,
    ),
    items: [
      {
        title: 'Prowadzenie profilu',
        text: 'Dla twórczyń, które chcą mieć zadbany profil i stały rytm.',
        features: [
          'Optymalizacja profilu',
          'Planowanie publikacji',
          'Podstawowa obsługa czatu',
          'Cotygodniowe raporty z wynikami',
        ],
      },
      {
        title: 'Rozwój i prowadzenie',
        text: 'Dla twórczyń, które chcą się rozwijać i odzyskać swój czas.',
        features: [
          'Wszystko z planu „Prowadzenie profilu”',
          'Promocja w mediach społecznościowych',
          'Zaawansowana obsługa czatu',
          'Indywidualna strategia treści',
          'Wsparcie 24/7',
        ],
      },
      {
        title: 'Rozwiązania szyte na miarę',
        text: 'Dla twórczyń z dorobkiem albo anonimowych, które mają własne plany.',
        features: [
          'W pełni indywidualne podejście',
          'Stały opiekun tylko dla Ciebie',
          'Zaawansowane kampanie marketingowe',
          'Wsparcie dla twórczyń anonimowych',
          'Pierwszeństwo w obsłudze',
        ],
      },
    ],
  },
} satisfies LandingContent;
