import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { WebhookRefused, type WebhookHeaders, type WebhookNotice } from './payment-provider.ts';

// A payment's own events have it as their data; those of a refund or a dispute name it.
const envelope = z.object({
  type: z.string().max(100),
  data: z.union([
    z.object({ payment: z.object({ id: z.string().max(255) }) }).transform(({ payment }) => payment.id),
    z.object({ payment_id: z.string().max(255) }).transform(({ payment_id }) => payment_id),
    z.object({ id: z.string().max(255) }).transform(({ id }) => id),
  ]),
});

/**
 * Reads a webhook signed by the Standard Webhooks scheme: HMAC-SHA256 of `id.timestamp.body` under the literal bytes of the
 * secret, at most five minutes old.
 * @throws WebhookRefused
 */
export function openStandardWebhook(secret: string, body: Buffer, headers: WebhookHeaders): WebhookNotice {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headers[name];
    if (typeof value !== 'string' || value.length > 1_000) throw new WebhookRefused('signature');
    return value;
  }) as [string, string, string];
  try {
    new Webhook(secret, { format: 'raw' }).verify(
      body,
      { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature },
      { jsonParse: false },
    );
  } catch (error) {
    const late = error instanceof WebhookVerificationError && error.message.includes('timestamp');
    throw new WebhookRefused(late ? 'timestamp' : 'signature');
  }
  const parsed = envelope.safeParse(readJson(body));
  if (!parsed.success || id.length > 255) throw new WebhookRefused('body');
  const { type, data } = parsed.data;
  return { id, type, paymentId: /^(payment|refund|dispute)[._]/.test(type) ? data : undefined };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
