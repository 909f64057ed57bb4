import type { Messages } from '../messages.ts';

export const contact = {
  'contact.country': 'Kraj numeru telefonu',
  'contact.didYouMean': 'Czy chodziło o {address}?',
  'contact.tooMuch':
    'Za dużo o {over, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}: najwyżej {limit, number}. Nic nie zostało ucięte.',
  'contact.left':
    '{left, plural, one {Został # znak} few {Zostały # znaki} many {Zostało # znaków} other {Zostało # znaku}}',
} satisfies Messages<'contact'>;
