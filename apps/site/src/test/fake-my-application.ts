import { eachOptionalText, type ApplicationReceipt, type Look, type MyApplication } from '@blue-peony/contracts';

export const secret = 'Zm9yIHRlc3RzIG9ubHksIG5vIHJlYWwgc2VjcmV0IGF0IGFsbA';

export const receipt: ApplicationReceipt = {
  id: '7f0c8c64-6a5a-4b0e-9d38-1f0f6a3a9f10',
  created_at: '2030-01-01T12:00:00.000Z',
  assessment_ready_at: '2030-01-01T12:10:00.000Z',
  assessment_seconds: 600,
  notification: 'queued',
  my_application_url: '/my-application#secret',
  flower: '0123456789abcdef',
};

export const photoName = '1893499200000-k3v9-ada.jpg';

export const myApplication = (changes: Partial<MyApplication> = {}): MyApplication => ({
  id: '7f0c8c64-6a5a-4b0e-9d38-1f0f6a3a9f10',
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
  flower: '0123456789abcdef',
  photos: [{ name: photoName, bytes: 1000, added_at: '2030-01-01T12:00:00.000Z' }],
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
  ...changes,
});

export const looks: readonly Look[] = [
  { at: '2030-01-01T13:05:00.000Z', what: 'photo', role: 'reviewer', photo: photoName },
  { at: '2030-01-01T13:04:00.000Z', what: 'photo', role: 'owner', photo: 'gone.jpg' },
  { at: '2030-01-01T13:03:00.000Z', what: 'opened', role: 'reviewer' },
  { at: '2030-01-01T13:00:00.000Z', what: 'listed', role: 'owner' },
];
