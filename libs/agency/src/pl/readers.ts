import type { Story, Three } from '../people.ts';

export const readers = [
  {
    sample: true,
    name: 'Clara',
    role: 'zaczęła trzy miesiące temu',
    text: 'Miałam otwarte czterdzieści kart i żadnego profilu. W jeden weekend przerobiłam pierwsze cztery rozdziały, a w poniedziałek byłam online. Listy kontrolne zrobiły to za mnie.',
  },
  {
    sample: true,
    name: 'Nina',
    role: 'pracuje bez pokazywania twarzy',
    text: 'Sama Safety Map była warta tej ceny. Na starych zdjęciach znalazłam trzy rzeczy, których nigdy bym nie zauważyła.',
  },
  {
    sample: true,
    name: 'Jo',
    role: 'dwa lata na platformie',
    text: 'Nie spodziewałam się niczego nowego, a tego samego wieczoru zmieniłam ceny i wiadomość powitalną. Spokojna, szczera i miejscami zabawna książka.',
  },
] as const satisfies Three<Story>;
