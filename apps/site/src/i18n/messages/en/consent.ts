export const consent = {
  'consent.title': 'May we measure our ads?',
  'consent.text':
    'If you agree, {count, plural, one {{providers} learns} other {{providers} learn}} that you opened a page, applied or bought something, so we can tell which of our ads work. Everything on this site works just as well without it.',
  'consent.refuse': 'Refuse',
  'consent.accept': 'Accept',
  'consent.settings': 'Cookie settings',
} as const;
