/** For so many seconds nobody who has shown a factor is asked for it again. */
const presenceSeconds = 300;

type Shown = { /** Unix seconds. */ timestamp: number };

/** When a factor was shown last, in Unix seconds. */
export const latestProof = (amr: readonly Shown[]): number => Math.max(0, ...amr.map(({ timestamp }) => timestamp));

/** @param presentAt Unix seconds */
export const isPresent = (presentAt: number): boolean => presentAt >= Date.now() / 1000 - presenceSeconds;
