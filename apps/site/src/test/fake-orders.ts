import type { GuideFiles, Order, OrderFile } from '@blue-peony/contracts';

export const orderId = '7f0c8c64-6a5a-4b0e-9d38-1f0f6a3a9f10';

export const orderSecret = 'A-secret-of-32-characters-_00000';

export const orderFile = (changes: Partial<OrderFile> = {}): OrderFile => ({
  file_type: 'pdf',
  download_count: 2,
  max_downloads: 5,
  expires_at: '2030-01-08T12:00:00.000Z',
  state: 'ready',
  url: '/functions/v1/download-file/a-secure-token',
  ...changes,
});

export const paidOrder = (changes: Partial<Order> = {}): Order => ({
  id: orderId,
  reference: '4C1F9-A07BE',
  email: 'ada@example.org',
  status: 'paid',
  product: 'digital-guide',
  hours: null,
  paid_at: '2030-01-01T12:00:00.000Z',
  amount: 699,
  currency: 'USD',
  refunded: 0,
  consents: null,
  files: [
    orderFile(),
    orderFile({ file_type: 'epub', url: '/functions/v1/download-file/another-token' }),
    orderFile({ file_type: 'worksheets', url: '/functions/v1/download-file/a-third-token' }),
  ],
  ...changes,
});

export const guideFiles: GuideFiles = {
  files: [
    { file_type: 'epub', url: '/guide/epub?signed=1', expires_at: '2030-01-01T12:10:00.000Z' },
    { file_type: 'pdf', url: '/guide/pdf?signed=1', expires_at: '2030-01-01T12:10:00.000Z' },
  ],
};
