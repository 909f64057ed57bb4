export const checkout = {
  'checkout.loading': 'Loading...',
} as const;
