import { promises } from './promises.ts';
import type { Messages } from '../messages.ts';

export const cases = {
  review: {
    subject: 'Sprawdzamy Twoją płatność',
    heading: 'Twoja płatność do nas dotarła.',
    intro:
      'Coś się w niej nie zgadza z zamówieniem, dlatego ktoś z naszego zespołu sprawdzi ją w ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}. Nie musisz nic robić i, prosimy, nie płać ponownie. Potem wyślemy Ci Twój zakup albo zwrócimy pieniądze.',
  },
  returned: {
    subject: 'Zwróciliśmy Twoją płatność',
    heading: 'Zwróciliśmy Twoją płatność.',
    intro: promises.refunded,
  },
} satisfies Messages['cases'];
