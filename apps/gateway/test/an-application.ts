import { eachOptionalText, type DeskApplication } from '@blue-peony/contracts';
import { signPhotoLink } from '../src/edge/photo-links.ts';
import { photoLinkKeys } from './gateway-under-test.ts';

/** An application as the intake service answers it. */
export const application: DeskApplication = {
  id: '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a11',
  created_at: '2025-11-20T10:00:00.000Z',
  name: 'Ann',
  email: 'ann@example.com',
  country: 'Poland',
  city: 'Łódź',
  ...eachOptionalText(() => null),
  onlyfans_monthly_earnings: '$0',
  whatsapp: '+48 1',
  file_urls: ['1732100000000-0123456789abcdef01234567-photo one.jpg'],
  language: 'en',
  score: null,
  assessment_result: 'qualified',
  assessment_version: 1,
  first_scored_at: null,
  replied_at: null,
  reply_due_at: '2025-11-21T10:00:00.000Z',
  waiting_replies: 0,
  tags: [],
  note_count: 0,
  mail_refused: false,
  duplicate_count: 0,
  profile_links: [],
};

/** A link to its photo, signed now for a session at one factor. */
export const photoLink = (session: { staff: string; sid: string }) =>
  signPhotoLink(
    photoLinkKeys,
    application.file_urls[0]!,
    { ...session, aal: 'aal1', application: application.id },
    Math.floor(Date.now() / 1000),
  ).url;
