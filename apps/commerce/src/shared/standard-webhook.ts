import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { WebhookRefused, type RefusalReason, type WebhookHeaders, type WebhookNotice } from './payment-provider.ts';

// A payment's own events have it as their data; those of a refund or a dispute name it.
const envelope = z.object({
  type: z.string().max(100),
  data: z.union([
    z.object({ payment: z.object({ id: z.string().max(255) }) }).transform(({ payment }) => payment.id),
    z.object({ payment_id: z.string().max(255) }).transform(({ payment_id }) => payment_id),
    z.object({ id: z.string().max(255) }).transform(({ id }) => id),
  ]),
});

/** Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`, at most five minutes old. @throws WebhookRefused */
export function openStandardWebhook(secrets: readonly string[], body: Buffer, headers: WebhookHeaders): WebhookNotice {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headers[name];
    if (typeof value !== 'string' || value.length > 1_000) throw new WebhookRefused('signature');
    return value;
  }) as [string, string, string];
  if (id.length > 255) throw new WebhookRefused('signature');
  const signed = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  const problems = secrets.map((secret) => problemOf(secret, body, signed));
  if (!problems.includes(undefined))
    throw new WebhookRefused(problems.includes('timestamp') ? 'timestamp' : 'signature');
  const parsed = envelope.safeParse(readJson(body));
  // The signature is valid, so it is accepted: the provider would only send it again.
  if (!parsed.success) return { id, type: 'unreadable', paymentId: undefined, body };
  const { type, data } = parsed.data;
  const ofPayment = /^(payment|refund|dispute|resolution_center_case)[._]/.test(type);
  return { id, type, paymentId: ofPayment ? data : undefined };
}

function problemOf(secret: string, body: Buffer, headers: Record<string, string>): RefusalReason | undefined {
  try {
    new Webhook(secret, { format: 'raw' }).verify(body, headers, { jsonParse: false });
    return undefined;
  } catch (error) {
    const late = error instanceof WebhookVerificationError && error.message.includes('timestamp');
    return late ? 'timestamp' : 'signature';
  }
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
