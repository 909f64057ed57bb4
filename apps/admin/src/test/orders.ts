import type { DeskOrder, OrderMailDelivery, OrderRecord } from '@blue-peony/contracts';

export const file = (changes: Partial<DeskOrder['files'][0]> = {}): DeskOrder['files'][0] => ({
  file_type: 'pdf',
  download_count: 2,
  max_downloads: 5,
  expires_at: '2026-03-27T15:04:00.000Z',
  state: 'ready',
  ...changes,
});

export const order = (changes: Partial<DeskOrder> = {}): DeskOrder => ({
  id: '018f3c1e-7a2b-4c3d-8e4f-0000000000aa',
  reference: '4C1F9-A07BE',
  email: 'buyer@mail.example',
  status: 'paid',
  product: 'digital-guide',
  hours: null,
  amount: 699,
  refunded: 0,
  currency: 'USD',
  language: 'pl',
  created_at: '2026-03-20T15:00:00.000Z',
  paid_at: '2026-03-20T15:04:00.000Z',
  files: [file(), file({ file_type: 'epub', download_count: 5, state: 'used_up' })],
  session: null,
  ...changes,
});
export const record = (changes: Partial<OrderRecord> = {}): OrderRecord => ({
  ...order(),
  payment_id: 'pay_123',
  review: null,
  timeline: [
    { at: '2026-03-21T08:00:00.000Z', kind: 'download', detail: 'pdf Firefox on Android', staff_id: null },
    { at: '2026-03-20T15:04:00.000Z', kind: 'paid', detail: '', staff_id: null },
  ],
  ...changes,
});

export const mail = (changes: Partial<OrderMailDelivery> = {}): OrderMailDelivery => ({
  event_id: '018f3c1e-7a2b-4c3d-8e4f-0000000000ee',
  recipient: 'buyer',
  mail: 'receipt',
  state: 'sent',
  attempts: 1,
  last_error_code: null,
  created_at: '2026-03-20T15:04:01.000Z',
  sent_at: '2026-03-20T15:04:02.000Z',
  ...changes,
});
