export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Waits for `work` for at most `ms`; the work itself continues unobserved. @throws TimeoutError */
export function withTimeLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`not done within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
