/** What a mailed link confirms; the `type` that the session library passes to `verifyOtp`. */
export const confirmTypes = ['recovery', 'invite', 'email'] as const;
export type ConfirmType = (typeof confirmTypes)[number];

/** Page of the staff app whose button calls `verifyOtp({ type, token_hash })` with the values of its fragment. */
const confirmPath = '/admin/confirm';

/**
 * Link of a mail to staff. Mail scanners open every link, so opening it changes nothing; only the button on the page
 * does. The fragment stays in the browser and appears in no log.
 */
export const confirmLink = (publicUrl: string, type: ConfirmType, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}${confirmPath}#${new URLSearchParams({ type, token_hash: token })}`;
