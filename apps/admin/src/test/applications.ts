import {
  eachOptionalText,
  type AnswerDecision,
  type AnswerTemplate,
  type ApplicationRecord,
  type Language,
  type ReviewDetail,
  type ReviewedApplication,
} from '@blue-peony/contracts';

/** An application with all optional fields empty. */
export function application(changes: Partial<ReviewedApplication> = {}): ReviewedApplication {
  return {
    id: '018f3c1e-7a2b-7c3d-8e4f-000000000001',
    created_at: '2026-03-20T15:04:00.000Z',
    name: 'Anna Nowak',
    email: 'anna@mail.example',
    country: 'Poland',
    city: 'Gdynia',
    ...eachOptionalText(() => null),
    onlyfans_monthly_earnings: '$100-$10000',
    whatsapp: '+48 600 100 200',
    file_urls: [],
    language: 'pl',
    score: null,
    assessment_result: 'qualified',
    assessment_version: 1,
    first_scored_at: null,
    replied_at: null,
    reply_due_at: '2026-03-21T15:04:00.000Z',
    tags: [],
    note_count: 0,
    waiting_replies: 0,
    mail_refused: false,
    duplicate_count: 0,
    profile_links: [],
    signedUrls: [],
    ...changes,
  };
}

/** Links to photos, as they come with an application. */
export const linked = (paths: readonly string[], signature = 1) => ({
  file_urls: [...paths],
  signedUrls: paths.map((path) => ({
    path,
    url: `/api/admin/photos/${path}?signature=${signature}`,
    expires_at: '2026-03-21T15:04:00.000Z',
  })),
});

/** A template as the product delivers it. */
export const template = (
  decision: AnswerDecision,
  language: Language,
  text: string,
  subject = `${decision} ${language}`,
): AnswerTemplate => ({
  decision,
  language,
  subject,
  text,
  version: 0,
  original: true,
  changed_at: null,
  staff_id: null,
});

/** The same application as returned when it is opened. */
export function detail(changes: Partial<ReviewDetail> = {}): ReviewDetail {
  return { ...application(), notes: [], duplicates: [], ...changes };
}

/** The record of an application that somebody has opened, and no more. */
export function record(changes: Partial<ApplicationRecord> = {}): ApplicationRecord {
  const { id, created_at: opened_at } = application();
  return {
    id,
    version: 3,
    opened_at,
    withdrawn_at: null,
    closed_at: null,
    closed_reason: null,
    sealed_at: null,
    held_at: null,
    hold_reason: null,
    hold_hidden: false,
    corrections: [],
    ...changes,
  };
}
