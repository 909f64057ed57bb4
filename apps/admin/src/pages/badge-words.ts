/** What the numbers in the navigation count, for screen readers. */
export const badges = {
  late: 'late to reply',
  wanted: 'waiting for an answer',
  unknown: 'emails that fit nobody',
  payments: 'to decide',
} as const;
