/** What a mailed link can confirm; the `type` that the session library hands to `verifyOtp`. */
export const confirmTypes = ['recovery', 'invite', 'email'] as const;
export type ConfirmType = (typeof confirmTypes)[number];

/** Page of the staff app whose button calls `verifyOtp({ type, token_hash })` with what it reads from its fragment. */
export const confirmPath = '/admin/confirm';

/**
 * The link of a mail to staff. Mail scanners open every link, so opening it changes nothing: only the button on its page
 * does. The fragment stays in the browser, out of every log.
 */
export const confirmLink = (publicUrl: string, type: ConfirmType, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}${confirmPath}#${new URLSearchParams({ type, token_hash: token })}`;
