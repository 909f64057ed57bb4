import type { Messages } from '../messages.ts';

export const legal = {
  'legal.privacyDescription': 'Co {name} robi z przesłanymi danymi, jak długo je przechowuje i jakie masz prawa.',
  'legal.termsDescription':
    'Zasady korzystania ze strony {name}, wysyłania zgłoszeń, zakupu poradnika i sesji nagraniowych.',
} as const satisfies Messages<'legal'>;
