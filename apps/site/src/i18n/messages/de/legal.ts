import type { Messages } from '../messages.ts';

export const legal = {
  'legal.privacyDescription':
    'Was {name} mit deinen Daten macht, wie lange sie gespeichert werden und welche Rechte du hast.',
  'legal.termsDescription': 'Die Regeln für die Seite von {name}, für Bewerbungen, den Ratgeber und die Dreh-Sessions.',
} as const satisfies Messages<'legal'>;
