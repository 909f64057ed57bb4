import { Webhook } from 'standardwebhooks';
import { shopKeys } from './commerce-app.ts';

const secret = `ws_${shopKeys.derive('sandbox webhooks').toString('hex')}`;

/** A webhook of our own making, as the sandbox signs it; `body` takes the place of one about the payment. */
export function signedWebhook(
  paymentId: string,
  { id = `msg_${paymentId}`, at = new Date(), type = 'payment.succeeded', key = secret, body = '' } = {},
) {
  const sent = body || JSON.stringify({ id, type, timestamp: at.toISOString(), data: { id: paymentId } });
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key, { format: 'raw' }).sign(id, at, sent),
  };
  return { method: 'POST', headers, body: sent };
}
