import type { Messages } from '../messages.ts';

export const legal = {
  'legal.privacyDescription': 'Що {name} робить із вашими даними, скільки їх зберігає та які ви маєте права.',
  'legal.termsDescription': 'Правила користування сайтом {name}, подання заявок, посібника та знімальних сесій.',
} as const satisfies Messages<'legal'>;
