import type { ApplicationReceipt } from '@blue-peony/contracts';

export const receipt: ApplicationReceipt = {
  id: '7f0c8c64-6a5a-4b0e-9d38-1f0f6a3a9f10',
  created_at: '2030-01-01T12:00:00.000Z',
  assessment_ready_at: '2030-01-01T12:10:00.000Z',
  assessment_seconds: 600,
  notification: 'queued',
  my_application_url: '/my-application#secret',
};
