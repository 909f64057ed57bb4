import {
  eachOptionalText,
  type ApplicationReceipt,
  type GuideFormat,
  type Look,
  type MyApplication,
  type Order,
} from '@blue-peony/contracts';

const id = '7f0c8c64-6a5a-4b0e-9d38-1f0f6a3a9f10';
const photo = '1893499200000-k3v9-ada.jpg';

export const secret = 'Zm9yIHRlc3RzIG9ubHksIG5vIHJlYWwgc2VjcmV0IGF0IGFsbA';
export const orderSecret = 'A-secret-of-32-characters-_00000';

export const receipt: ApplicationReceipt = {
  id,
  created_at: '2030-01-01T12:00:00.000Z',
  assessment_ready_at: '2030-01-01T12:10:00.000Z',
  assessment_seconds: 600,
  notification: 'queued',
  my_application_url: '/my-application#secret',
};

const application: MyApplication = {
  id,
  created_at: '2030-01-01T12:00:00.000Z',
  name: 'Ada Peony',
  email: 'ada@example.org',
  country: 'Poland',
  city: 'Warsaw',
  ...eachOptionalText(() => null),
  instagram: '@ada',
  onlyfans_monthly_earnings: '$100-$10000',
  whatsapp: '+48 600 700 800',
  message: 'Hello\nthere',
  language: 'en',
  assessment_version: 1,
  version: 3,
  photos: [{ name: photo, bytes: 1000, added_at: '2030-01-01T12:00:00.000Z' }],
  fresh: true,
  assessment_ready_at: '2030-01-01T12:10:00.000Z',
  assessment_result: 'qualified',
  reply_due_at: '2030-01-02T12:00:00.000Z',
  read_at: null,
  replied_at: null,
  closed_at: null,
  closed_reason: null,
  withdrawn_at: null,
  stored_until: '2031-01-01T12:00:00.000Z',
  hold_reason: null,
  new_email: null,
  privacy_version: '2024-01-30',
  consented_at: '2030-01-01T12:00:00.000Z',
};

const looks: readonly Look[] = [
  { at: '2030-01-01T13:05:00.000Z', what: 'photo', role: 'reviewer', photo },
  { at: '2030-01-01T13:04:00.000Z', what: 'photo', role: 'owner', photo: 'gone.jpg' },
  { at: '2030-01-01T13:03:00.000Z', what: 'opened', role: 'reviewer' },
  { at: '2030-01-01T13:00:00.000Z', what: 'listed', role: 'owner' },
];

const file = (file_type: GuideFormat): Order['files'][number] => ({
  file_type,
  download_count: 2,
  max_downloads: 5,
  expires_at: '2030-01-08T12:00:00.000Z',
  state: 'ready',
  url: '/functions/v1/download-file/a-secure-token',
});

const paid: Order = {
  id: 'paid',
  reference: '4C1F9-A07BE',
  email: 'ada@example.org',
  status: 'paid',
  product: 'digital-guide',
  hours: null,
  paid_at: '2030-01-01T12:00:00.000Z',
  amount: 699,
  currency: 'USD',
  refunded: 0,
  files: [file('pdf'), file('epub'), file('worksheets')],
};

/** What the pages that ask for data at once are answered, by path. */
export const answers: Record<string, object> = {
  '/api/my/application': application,
  '/api/my/application/looks': { items: looks },
  '/api/orders/paid': paid,
  '/api/orders/pending': { id: 'pending', status: 'pending', product: 'digital-guide' },
};
