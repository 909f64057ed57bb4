import type { Messages } from '../messages.ts';

export const contact = {
  'contact.country': 'Land der Telefonnummer',
  'contact.didYouMean': 'Meintest du {address}?',
  'contact.tooMuch':
    '{over, plural, one {# Zeichen} other {# Zeichen}} zu viel: höchstens {limit, number}. Nichts wurde abgeschnitten.',
  'contact.left': 'Noch {left, plural, one {# Zeichen} other {# Zeichen}}',
} satisfies Messages<'contact'>;
