export const legal = {
  'legal.privacyDescription': 'What {name} does with the data you send, how long it is kept and what rights you have.',
  'legal.termsDescription': 'The rules for using the site of {name}, applying, the guide and the filming sessions.',
} as const;
