/** Why an application was closed; `time` where nobody closed it by hand. Free of schemas, for the browser. */
export const closingReasons = ['answered_no', 'signed', 'withdrawn', 'spam', 'time'] as const;
export type ClosingReason = (typeof closingReasons)[number];
