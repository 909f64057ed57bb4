import type { Messages } from '../messages.ts';

export const checkout = {
  'checkout.loading': 'กำลังโหลด...',
} as const satisfies Messages<'checkout'>;
