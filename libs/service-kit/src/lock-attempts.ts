import { setTimeout as sleep } from 'node:timers/promises';

/** lock_not_available and deadlock_detected: nothing has changed, and a retry may find the table free. */
export const lockCodes = ['55P03', '40P01'];

const attemptsAtMost = 30;

/**
 * Retries until a lock is free. A statement that waits for a lock blocks every later one, so attempts wait at most two
 * seconds, the first ones less, and pauses between them let other statements through.
 * @param work receives the `lock_timeout` of its attempt, in milliseconds
 * @param codes SQLSTATEs that are worth a retry
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
