/** Milliseconds to wait for the server's clock. */
const limit = 5_000;

/**
 * The server's time in milliseconds since 1970, by the Date header of its health check; to the second.
 * Undefined when it cannot be asked now.
 */
export async function serverTime(): Promise<number | undefined> {
  try {
    const response = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(limit) });
    const time = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}
