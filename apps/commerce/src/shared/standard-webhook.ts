import { webhookProblem } from '@blue-peony/service-kit';
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

/** @throws WebhookRefused */
export function openStandardWebhook(secrets: readonly string[], body: Buffer, headers: WebhookHeaders): WebhookNotice {
  const id = headers['webhook-id'];
  const problem = webhookProblem(secrets, body, headers);
  if (problem || typeof id !== 'string' || id.length > 255) throw new WebhookRefused(problem ?? 'signature');
  const parsed = envelope.safeParse(readJson(body));
  // The signature is valid, so it is accepted: the provider would only send it again.
  if (!parsed.success) return { id, type: 'unreadable', paymentId: undefined, body };
  const { type, data } = parsed.data;
  const ofPayment = /^(payment|refund|dispute|resolution_center_case)[._]/.test(type);
  return { id, type, paymentId: ofPayment ? data : undefined };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
