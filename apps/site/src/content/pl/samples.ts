import type { Samples } from '../samples.ts';

export const samples = {
  label: 'Wzór',
  calendar: {
    title: 'Twój tydzień',
    rows: ['Posty', 'Klipy', 'Czat', 'Nagrania'],
    note: 'Dwie godziny nagrań w niedzielę. Środa i sobota zostają wolne.',
  },
  chat: {
    title: 'Czat Twoim głosem',
    limits: ['Bez twarzy', 'Bez spotkań', 'Bez imienia'],
    fan: 'Zobaczę kiedyś Twoją twarz?',
    answer: 'To zostaje moją tajemnicą. Ale wieczorem będzie coś nowego.',
    note: 'Granice wyznaczasz Ty, a rozmowy możesz czytać w każdej chwili.',
  },
  report: {
    title: 'Twój tydzień w liczbach',
    joined: 'nowe subskrypcje',
    left: 'rezygnacje',
    answered: 'odpowiedzi w czacie',
    note: 'We wtorek było cicho, więc post przesuwamy na wieczór.',
  },
  contract: {
    title: 'Jedna strona, a te zdania są najważniejsze',
    lead: 'To wzór. Co trafi w puste miejsca, ustalimy na konsultacji, zanim podpiszesz.',
    heading: 'Umowa o prowadzenie profilu',
    lines: [
      { text: 'Konto, hasło, treści i wypłaty należą do twórczyni.', why: 'Dziś i wtedy, gdy odejdziesz.' },
      { text: 'Nie ma opłaty na start.', why: 'Naszym wynagrodzeniem jest prowizja od tego, co zarobisz.' },
      { text: 'Prowizja wynosi ____ % wypłat.', why: 'Omówiona otwarcie i ustalona przed podpisem.' },
      {
        text: 'Umowa trwa ____, a okres wypowiedzenia wynosi ____.',
        why: 'Krótko, a po jej końcu odchodzisz bez przeszkód.',
      },
      { text: 'Granice z listy A obowiązują każdego, kto pisze w jej imieniu.', why: 'Tę listę piszesz Ty.' },
    ],
  },
  privatePage: {
    title: 'Zobacz, kto oglądał Twoje zdjęcia',
    lead: 'Razem ze zgłoszeniem dostajesz własną stronę. Link wysyłamy tylko Tobie, a każde spojrzenie na Twoje zdjęcia jest tam zapisane.',
    removed: 'Usuwamy z każdego zdjęcia, zanim je zapiszemy',
    device: 'Model Twojego telefonu',
    erase: 'Jeden przycisk, bez podawania powodu: Twoje dane, zdjęcia i nasze notatki znikają od razu.',
    more: 'Wszystko, co dzieje się ze zdjęciem',
  },
} satisfies Samples;
