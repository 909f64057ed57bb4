/** Seconds after showing a factor during which the staff member is not asked for it again. */
const presenceSeconds = 300;

type Shown = { /** Unix seconds. */ timestamp: number };

/** Unix time in seconds at which a factor was last shown. */
export const latestProof = (amr: readonly Shown[]): number => Math.max(0, ...amr.map(({ timestamp }) => timestamp));

/** @param presentAt Unix seconds */
export const isPresent = (presentAt: number): boolean => presentAt >= Date.now() / 1000 - presenceSeconds;
