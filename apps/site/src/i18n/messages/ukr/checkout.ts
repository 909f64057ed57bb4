import type { Messages } from '../messages.ts';

export const checkout = {
  'checkout.loading': 'Завантаження...',
} as const satisfies Messages<'checkout'>;
