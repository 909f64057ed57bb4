import type { Sentences } from '../sentences.ts';

export const promises = {
  stillRead:
    'Mimo to w ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} człowiek przeczyta Twoje zgłoszenie i Ci odpowie.',
  pastEntry:
    'Program dla początkujących masz już za sobą. W ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} odezwie się do Ciebie człowiek w sprawie głównych planów.',
  helps: 'Pomoże nam profil albo zdjęcie w ubraniu, także bez twarzy.',
  noJudgment: 'To nie jest ocena Ciebie ani Twojej pracy.',
  opensPlans:
    'Główne plany są dla osób, które zarabiają ponad {plansFrom} miesięcznie albo mają już za sobą płatną, kwalifikującą sesję nagraniową.',
  hourPrice: 'Godzinna sesja kosztuje {hourPrice}.',
  downloads:
    'Każdy plik można pobrać {downloads, plural, one {# raz} few {# razy} many {# razy} other {# razu}} w ciągu {linkDays, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.',
  resumed:
    'Pobieranie przerwane i wznowione w ciągu {resumeMinutes, plural, one {# minuty} few {# minut} many {# minut} other {# minuty}} liczy się raz.',
  refunded:
    'Pieniądze zobaczysz na koncie w ciągu około {refundDays, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.',
  ofAge: 'Mam ukończone 18 lat i jestem osobą pełnoletnią w miejscu zamieszkania',
  agrees: 'Znam <a>politykę prywatności</a> i zgadzam się na użycie moich danych i zdjęć do oceny tego zgłoszenia',
  anonymously: 'Zgłoś się anonimowo',
  neutralMails:
    'Zamiast imienia podaj pseudonim; wystarczy najbliższe duże miasto. Nasze e-maile do Ciebie mają neutralną nazwę nadawcy i temat.',
} satisfies Sentences;
