/** So many guesses of an account within an hour cost no wait; each time that they are reached, its holder may be told. */
export const toldEach = 10;

const shortest = 250;
/** Below what browsers wait for: her own right password must still arrive from wherever she is. */
const longest = 8_000;

/** @returns the milliseconds that a guess of an account waits, after so many from unknown devices in an hour */
export const waitFor = (count: number): number =>
  count <= toldEach ? 0 : Math.min(longest, shortest * 2 ** Math.floor((count - 1) / toldEach - 1));
