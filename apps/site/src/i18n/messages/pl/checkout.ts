import type { Messages } from '../messages.ts';

export const checkout = {
  'checkout.loading': 'Ładowanie...',
} as const satisfies Messages<'checkout'>;
