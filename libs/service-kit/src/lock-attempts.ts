import { setTimeout as sleep } from 'node:timers/promises';

/** lock_not_available and deadlock_detected: nothing was done, and the next attempt may find the table free. */
export const lockCodes = ['55P03', '40P01'];

const attemptsAtMost = 30;

/**
 * Tries until a lock is free. A statement that waits for a lock holds up all that come after it, so the first attempts
 * wait shortly and none waits for more than two seconds; the pauses let the others through.
 * @param work gets the `lock_timeout` of its attempt, in milliseconds
 * @param codes SQLSTATEs that pass by themselves
 */
export async function attemptLocks(
  work: (lockTimeoutMs: number) => Promise<void>,
  codes: readonly string[] = lockCodes,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(Math.min(100 * 2 ** attempt, 2_000));
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (attempt + 1 === attemptsAtMost || !codes.includes(code)) throw error;
    }
    await sleep(Math.min(100 * 2 ** attempt, 5_000) * (0.5 + Math.random()));
  }
}
