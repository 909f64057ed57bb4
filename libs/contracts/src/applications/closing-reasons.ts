/** Why an application was closed; `time` when it was closed automatically. No schemas here, for the browser. */
export const closingReasons = ['answered_no', 'signed', 'withdrawn', 'spam', 'time'] as const;
export type ClosingReason = (typeof closingReasons)[number];
