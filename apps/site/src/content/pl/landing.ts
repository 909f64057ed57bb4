import { agency, claims } from '@blue-peony/agency';
import { stories, videoWords } from '@blue-peony/agency/pl/landing';
import type { LandingContent } from '../landing.ts';

const [firstDays, lastDays] = claims.revenueDays;

export const landing = {
  hero: {
    eyebrow: 'Management dla twórczyń na platformach subskrypcyjnych',
    title: ['Twój profil', 'w pełnym rozkwicie.'],
    lead: 'Bierzemy na siebie promocję, rozmowy z fanami i rozwój profilu. Ty tworzysz po swojemu, z twarzą albo bez, i zachowujesz to, co Twoje.',
    more: 'Zobacz, jak pracujemy',
    facts: ['Bez opłaty na start', 'Krótkie, elastyczne umowy', 'Konto zostaje Twoje'],
  },
  mission: {
    eyebrow: 'Nasza misja',
    title: 'Znamy Twoich fanów, bo sami nimi jesteśmy.',
    statement: `${agency.name} założyli fani: mężczyźni w średnim wieku. Brzmi nietypowo, dopóki nie wiesz, że to właśnie oni stanowią prawie ${claims.midlifeShare}% użytkowników platformy. Wiemy, co sprawia, że przestają przewijać, wykupują subskrypcję i zostają na dłużej. Naszą misją jest zamienić tę wiedzę w stały dochód kobiet, które tworzą na własnych zasadach.`,
    figures: [
      { value: `~${claims.midlifeShare}%`, label: 'użytkowników platformy to mężczyźni w średnim wieku' },
      { value: `${claims.engagementWeeks} tydzień`, label: 'i zaangażowanie zaczyna rosnąć' },
      { value: `${firstDays}–${lastDays} dni`, label: 'i widać to w przychodach' },
      { value: '24/7', label: 'ktoś jest przy Tobie, gdy nas potrzebujesz' },
    ],
  },
  services: {
    eyebrow: 'Co robimy',
    title: 'Trzy zadania, które z Ciebie zdejmujemy',
    lead: 'Od Ciebie jest pomysł i osobowość. Od nas cała praca dookoła, która zabiera godziny, a której nikt nie widzi.',
    items: [
      {
        title: 'Promocja',
        text: 'Przyprowadzamy na Twój profil właściwych ludzi i dajemy im powód, żeby zostali.',
        points: [
          'Kampanie w mediach społecznościowych',
          'Opisy i zapowiedzi, w które chce się kliknąć',
          'Współprace z profilami o podobnej publiczności',
        ],
      },
      {
        title: 'Kontakt z fanami',
        text: 'Subskrypcja to rozmowa. Prowadzimy ją Twoim głosem i w Twoich granicach.',
        points: [
          'Odpowiedzi o każdej porze, w każdej strefie czasowej',
          'Ciepłe, osobiste wiadomości w Twoim stylu',
          'Granice, które stawiasz Ty, a my ich pilnujemy',
        ],
      },
      {
        title: 'Rozwój konta',
        text: 'Co tydzień patrzymy w liczby i zmieniamy to, co nie działa. Wzrost nie jest wtedy przypadkiem.',
        points: [
          'Kalendarz publikacji, za którym da się nadążyć',
          'Ceny i pakiety sprawdzane krok po kroku',
          'Tygodniowy raport napisany po ludzku',
        ],
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
        text: 'Publikujesz i prawie nikt tego nie widzi, bo platforma sama z siebie nie przysyła nowych osób.',
      },
      {
        title: 'Zero efektów',
        text: 'Wypróbowane rady z całego internetu, a liczby wyglądają tak samo jak kilka miesięcy temu.',
      },
      {
        title: 'Brak regularności',
        text: 'Jeden dobry tydzień, potem cisza. Fani szybko zapominają, a zaczynanie od nowa kosztuje dwa razy więcej sił.',
      },
      {
        title: 'Skrzynka bez dna',
        text: 'Każda wiadomość chce odpowiedzi od razu. Na to, co naprawdę lubisz, nie zostaje już czasu.',
      },
      {
        title: 'Strach przed rozpoznaniem',
        text: 'Chcesz zacząć, ale rodzina, praca i sąsiedzi nie mogą się nigdy dowiedzieć.',
      },
      {
        title: 'Ceny na wyczucie',
        text: 'Za wysokie odstraszają, za niskie oznaczają pracę za darmo. Nikt nie powie Ci, ile to ma kosztować.',
      },
    ],
  },
  join: {
    title: 'Dlaczego twórczynie do nas dołączają',
    text: 'Bo można wreszcie odetchnąć. Ty decydujesz, co pokazujesz, a zespół zdejmuje Ci z głowy całą resztę.',
    points: [
      'Więcej wolnych godzin w tygodniu, bez utraty fanów',
      'Plan zamiast zgadywania i ktoś, kto go pilnuje',
      'Ochrona Twojej tożsamości od pierwszego dnia',
      'Zespół, który zarabia, gdy zarabiasz Ty, nie wcześniej',
    ],
  },
  testimonials: {
    eyebrow: 'Opinie',
    title: 'Posłuchaj twórczyń',
    lead: 'Każdy film trwa mniej niż minutę. Nic się nie wczytuje, dopóki nie naciśniesz odtwarzania.',
    play: 'Odtwórz film',
    items: videoWords,
  },
  whychoose: {
    eyebrow: 'Dlaczego my',
    title: 'Sześć powodów, z których możesz nas rozliczyć',
    items: [
      {
        title: 'Bez opłaty na start',
        text: 'Początek nic Cię nie kosztuje. Zarabiamy dopiero wtedy, gdy zarabiasz Ty.',
      },
      {
        title: 'Krótkie, elastyczne umowy',
        text: 'Masz zostać dlatego, że to działa, a nie dlatego, że tak stoi w umowie.',
      },
      {
        title: 'Konto należy do Ciebie',
        text: 'Nazwa, logowanie, treści i wypłaty są Twoje, dziś i w dniu, w którym odejdziesz.',
      },
      {
        title: 'Jesteśmy publicznością',
        text: 'Założyli nas ludzie, którzy sami subskrybują. Każdy pomysł sprawdzamy najpierw na sobie.',
      },
      { title: 'Przez całą dobę', text: 'Wsparcie 24/7. Odpowiada człowiek, nie formularz.' },
      {
        title: 'Anonimowość mile widziana',
        text: 'Treści bez twarzy, blokady krajów i czujne oko na każdy szczegół w kadrze.',
      },
    ],
  },
  plans: {
    eyebrow: 'Plany',
    title: 'Tyle pomocy, ile chcesz',
    lead: 'Każdy profil jest inny, dlatego prowizję ustalamy na konsultacji. W żadnym planie nie ma opłaty na start.',
    popular: 'Najczęściej wybierany',
    note: 'Nie wiesz, który wybrać? Aplikuj, a ustalimy to razem.',
    items: [
      {
        title: 'Prowadzenie profilu',
        text: 'Dla twórczyń, które chcą mieć porządek na profilu i stały rytm.',
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
        text: 'Dla twórczyń z dorobkiem albo anonimowych, z własnymi planami.',
        features: [
          'W pełni indywidualne podejście',
          'Opiekun konta tylko dla Ciebie',
          'Zaawansowane kampanie marketingowe',
          'Wsparcie dla twórczyń anonimowych',
          'Pierwszeństwo w obsłudze',
        ],
      },
    ],
  },
  faq: {
    eyebrow: 'Pytania',
    title: 'Proste odpowiedzi na ważne pytania',
    items: [
      {
        question: 'Ile kosztuje start?',
        answer:
          'Nic. Nie ma opłaty na start. Pracujemy za prowizję od tego, co zarabiasz, i omawiamy ją otwarcie na konsultacji, zanim cokolwiek podpiszesz.',
      },
      {
        question: 'Na jak długo się wiążę?',
        answer:
          'Nasze umowy są krótkie i elastyczne. Dokładny okres znasz przed podpisaniem, a odejście po jego upływie jest proste.',
      },
      {
        question: 'Do kogo należy konto?',
        answer:
          'Do Ciebie, w całości. Konto jest na Twoje nazwisko, wypłaty trafiają do Ciebie, a treści zostają Twoje, także gdy przestaniemy współpracować.',
      },
      {
        question: 'Kiedy zobaczę efekty?',
        answer: `Zaangażowanie zwykle rusza w ciągu ${claims.engagementWeeks} tygodnia. Na przychody trzeba poczekać dłużej: od ${firstDays} do ${lastDays} dni. Nikt uczciwy nie obieca Ci konkretnej kwoty.`,
      },
      {
        question: 'Czy mogę zachować anonimowość?',
        answer:
          'Tak. Wiele twórczyń nigdy nie pokazuje twarzy. Planujemy treści pod tym kątem, blokujemy wskazane kraje i sprawdzamy każde zdjęcie pod kątem szczegółów, które mogłyby Cię zdradzić.',
      },
      {
        question: 'Kto rozmawia z moimi fanami?',
        answer:
          'Osoby z naszego zespołu, które znają Twój styl i Twoje granice. Ty decydujesz, co wolno pisać i proponować, i w każdej chwili możesz zajrzeć do rozmów.',
      },
      {
        question: 'Czy potrzebuję wielu obserwujących albo doświadczenia?',
        answer:
          'Nie. Wiele twórczyń, z którymi pracujemy, zaczynało od zera. Liczy się to, że lubisz tworzyć i chcesz to robić dalej.',
      },
      {
        question: 'Co dzieje się po wysłaniu aplikacji?',
        answer: `Po około dziesięciu minutach zobaczysz wstępny wynik, a ktoś z zespołu odezwie się w ciągu ${claims.replyHours} godzin. Potem rozmawiamy, bez żadnych zobowiązań.`,
      },
    ],
  },
  stories: {
    eyebrow: 'Historie',
    title: 'Ich własnymi słowami',
    items: stories,
  },
  comparison: {
    eyebrow: 'Porównanie',
    title: 'Inne agencje i my',
    lead: 'Zadaj te siedem pytań wszędzie, gdzie aplikujesz.',
    others: 'Inne agencje',
    rows: [
      { topic: 'Opłata na start', others: 'Często do zapłaty, zanim cokolwiek się wydarzy', us: 'Nie ma' },
      { topic: 'Umowa', others: 'Rok lub dwa, trudna do rozwiązania', us: 'Krótka i elastyczna' },
      { topic: 'Twoje konto', others: 'Logowanie i wypłaty w ich rękach', us: 'W całości na Twoje nazwisko' },
      { topic: 'Prowizja', others: 'Sztywna i drobnym drukiem', us: 'Omawiana na konsultacji' },
      { topic: 'Znajomość publiczności', others: 'Z zewnątrz', us: 'Założona przez fanów' },
      { topic: 'Wsparcie', others: 'W godzinach pracy, jeśli masz szczęście', us: '24/7' },
      { topic: 'Anonimowość', others: 'Dopiero na końcu', us: 'Zaplanowana od pierwszego dnia' },
    ],
    close: 'Piwonię najlepiej posadzić jesienią. Albo dzisiaj.',
  },
} satisfies LandingContent;
