/** Milliseconds to wait for the server's clock. */
const limit = 5_000;

/** The server's time in milliseconds since 1970, exact to the second; undefined when it cannot be reached. */
export async function serverTime(): Promise<number | undefined> {
  try {
    const response = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(limit) });
    const time = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}
