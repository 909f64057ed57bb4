import type { Messages } from '../messages.ts';

export const consent = {
  'consent.title': 'Czy możemy mierzyć nasze reklamy?',
  'consent.text':
    'Jeśli się zgodzisz, {providers} {count, plural, one {dowie} few {dowiedzą} many {dowiedzą} other {dowiedzą}} się, że otwarto stronę, wysłano zgłoszenie lub coś kupiono, a my zobaczymy, które reklamy działają. Bez zgody wszystko na tej stronie działa tak samo dobrze.',
  'consent.refuse': 'Odmów',
  'consent.accept': 'Zgadzam się',
  'consent.settings': 'Ustawienia cookies',
} as const satisfies Messages<'consent'>;
