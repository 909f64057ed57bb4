/** Guesses for an account per hour without a delay; after each further set of this size the holder may be warned. */
export const noticeEvery = 10;

const shortest = 250;
/** Maximum delay in ms. Shorter than browser timeouts, so that the owner's correct password still gets through. */
const longest = 8_000;

/**
 * @returns the delay of a guess in milliseconds, after `count` guesses for the account from unknown devices in an hour
 */
export const waitFor = (count: number): number =>
  count <= noticeEvery ? 0 : Math.min(longest, shortest * 2 ** Math.floor((count - 1) / noticeEvery - 1));
