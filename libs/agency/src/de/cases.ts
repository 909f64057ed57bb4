import { promises } from './promises.ts';
import type { Messages } from '../messages.ts';

export const cases = {
  review: {
    subject: 'Wir prüfen deine Zahlung',
    heading: 'Deine Zahlung ist angekommen.',
    intro:
      'Etwas daran passt nicht zu deiner Bestellung. Deshalb sieht sie sich jemand aus unserem Team innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} an. Du musst nichts tun, und bitte zahle nicht noch einmal. Danach schicken wir dir, was du gekauft hast, oder geben dir das Geld zurück.',
  },
  returned: {
    subject: 'Deine Zahlung wurde erstattet',
    heading: 'Deine Zahlung wurde erstattet.',
    intro: promises.refunded,
  },
} satisfies Messages['cases'];
