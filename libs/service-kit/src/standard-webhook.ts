import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const prefix = 'whsec_';
const secondsAtMost = 300;

/**
 * What is wrong with a signature by Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`, at most five minutes old. Works
 * on the bytes, as a mail is no valid UTF-8.
 */
export function webhookProblem(
  secrets: readonly string[],
  body: Uint8Array,
  headers: IncomingHttpHeaders,
): 'signature' | 'timestamp' | undefined {
  const [id, timestamp, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headers[name];
    return typeof value === 'string' && value.length <= 1_000 ? value : '';
  }) as [string, string, string];
  if (!id || !/^\d{1,15}$/.test(timestamp)) return 'signature';
  const signatures = given
    .split(' ')
    .flatMap((each) => (each.startsWith('v1,') ? [Buffer.from(each.slice(3), 'base64')] : []));
  const isOurs = secrets.some((secret) => {
    const key = secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : secret;
    const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
    return signatures.some((signature) => signature.length === wanted.length && timingSafeEqual(signature, wanted));
  });
  if (!isOurs) return 'signature';
  return Math.abs(Date.now() / 1_000 - Number(timestamp)) > secondsAtMost ? 'timestamp' : undefined;
}
