/** Waits for `work`, but not longer than `ms`; the work itself goes on unobserved. */
export async function withTimeLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  const timeout = AbortSignal.timeout(ms);
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      timeout.addEventListener('abort', () => reject(timeout.reason as Error), { once: true }),
    ),
  ]);
}
