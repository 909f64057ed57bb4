/**
 * Written by hand from the provider's published documentation (docs.whop.com: "Create checkout configuration", "Retrieve
 * payment", "List payments", "Webhooks") and the types of its SDK 0.0.43, not recorded: no account stands behind them. Only
 * ids and amounts are ours.
 */
export const orderId = '01890a5d-ac96-774b-bcce-b302099a8057';

export const checkoutConfiguration = {
  id: 'ch_xxxxxxxxxxxxxxx',
  account_id: 'biz_xxxxxxxxxxxxxx',
  mode: 'payment',
  currency: 'usd',
  plan: {
    id: 'plan_xxxxxxxxxxxxx',
    visibility: 'hidden',
    plan_type: 'one_time',
    release_method: 'buy_now',
    currency: 'usd',
    billing_period: null,
    expiration_days: null,
    initial_price: 6.99,
    renewal_price: 0,
    trial_period_days: null,
  },
  affiliate_code: null,
  metadata: { order_id: orderId },
  redirect_url: 'https://shop.example/order/success',
  purchase_url: 'https://whop.com/checkout/plan_xxxxxxxxxxxxx?session=ch_xxxxxxxxxxxxxxx',
};

export const payment = {
  id: 'pay_xxxxxxxxxxxxxx',
  status: 'paid',
  substatus: 'succeeded',
  refundable: true,
  retryable: false,
  voidable: false,
  created_at: '2023-12-01T05:00:00.401Z',
  paid_at: '2023-12-01T05:00:00.401Z',
  dispute_alerted_at: null,
  refunded_at: null,
  checkout_configuration_id: 'ch_xxxxxxxxxxxxxxx',
  plan: { id: 'plan_xxxxxxxxxxxxx' },
  user: { id: 'user_xxxxxxxxxxxxx', name: 'John Doe', username: 'johndoe42', email: 'john@example.com' },
  metadata: { order_id: orderId },
  currency: 'usd',
  total: 6.99,
  subtotal: 6.99,
  refunded_amount: 0,
};

export const refundWebhook = {
  id: 'msg_xxxxxxxxxxxxxxxxxxxxxxxx',
  api_version: 'v1',
  timestamp: '2023-12-01T05:00:00.401Z',
  type: 'refund.created',
  account_id: 'biz_xxxxxxxxxxxxxx',
  data: { id: 'rf_xxxxxxxxxxxxxxx', amount: 6.99, currency: 'usd', payment: { id: 'pay_xxxxxxxxxxxxxx' } },
};
