import type { Messages } from '../messages.ts';

export const contact = {
  'contact.country': 'Країна номера телефону',
  'contact.didYouMean': 'Можливо, {address}?',
  'contact.tooMuch':
    'Забагато на {over, plural, one {# символ} few {# символи} many {# символів} other {# символу}}: щонайбільше {limit, number}. Нічого не обрізано.',
  'contact.left':
    '{left, plural, one {Залишився # символ} few {Залишилося # символи} many {Залишилося # символів} other {Залишилося # символу}}',
} satisfies Messages<'contact'>;
