import type { Messages } from '../messages.ts';

export const checkout = {
  'checkout.loading': 'Wird geladen...',
} as const satisfies Messages<'checkout'>;
