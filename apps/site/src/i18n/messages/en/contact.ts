export const contact = {
  'contact.country': 'Country of the phone number',
  'contact.didYouMean': 'Did you mean {address}?',
  'contact.tooMuch':
    '{over, plural, one {# character} other {# characters}} too many: {limit, number} at most. Nothing was cut.',
  'contact.left': '{left, plural, one {# character} other {# characters}} left',
} as const;
