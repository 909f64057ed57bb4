import { agency, claims } from '@blue-peony/agency';
import { assessmentSeconds, rejectionReason, type MyApplication } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { readColumns } from '../applications/application.entity.ts';
import { waitingAddress } from './address-changes.ts';
import { photosOf } from './photos-of.ts';

/** The application that a secret opens; `fresh` when its link was issued in the last 24 hours. */
export type Own = { id: string; fresh: boolean };

type Computed =
  | 'photos'
  | 'fresh'
  | 'flower'
  | 'assessment_ready_at'
  | 'rejection_reason'
  | 'reply_due_at'
  | 'read_at'
  | 'stored_until';
type OwnRow = Omit<MyApplication, Computed | 'assessment_result'> & {
  assessment_result: NonNullable<MyApplication['assessment_result']>;
  file_urls: string[];
  opened_at: string | null;
  kept: boolean;
};

const columns = [
  ...readColumns.filter((column) => column !== 'score'),
  'consented_at',
  'replied_at',
  'closed_at',
  'withdrawn_at',
  'version',
  'source',
  'privacy_version',
  'opened_at',
  'closed_reason',
];

/** An old link shows texts: no photo, and of the number as much as its owner needs to recognize it. */
export async function readMyApplication(
  database: DataSource,
  { id, fresh }: Own,
): Promise<Omit<MyApplication, 'flower'> | undefined> {
  const [[row], photos] = await Promise.all([
    answerRows<OwnRow>(
      database,
      `SELECT ${columns.join(', ')}, held_at IS NOT NULL OR sealed_at IS NOT NULL AS kept,
         CASE WHEN hold_hidden THEN NULL ELSE hold_reason END AS hold_reason,
         (SELECT email FROM address_changes WHERE application_id = id AND ${waitingAddress}) AS new_email
       FROM applications WHERE id = $1`,
      [id],
    ),
    photosOf(database, id),
  ]);
  if (!row) return undefined;
  const application = toOwnApplication(row);
  if (fresh) return { ...application, photos, fresh };
  return { ...application, whatsapp: masked(application.whatsapp), phone_e164: null, photos: [], fresh };
}

/** Hides all letters and digits but the last two. */
const masked = (number: string): string => number.replace(/[\p{L}\p{N}](?=(?:.*?[\p{L}\p{N}]){2})/gu, '•');

type Told = Omit<MyApplication, 'photos' | 'fresh' | 'flower'>;

function toOwnApplication({ opened_at, kept, assessment_result, file_urls, ...row }: OwnRow): Told {
  const readyAt = after(row.created_at, { seconds: assessmentSeconds });
  const result = readyAt.getTime() <= Date.now() ? assessment_result : null;
  return {
    ...row,
    assessment_ready_at: readyAt.toISOString(),
    assessment_result: result,
    rejection_reason: (result === 'rejected' && rejectionReason({ ...row, file_urls })) || null,
    reply_due_at: after(row.created_at, { hours: claims.replyHours }).toISOString(),
    read_at: opened_at,
    stored_until: kept ? null : storedUntil(row).toISOString(),
  };
}

function storedUntil({ created_at, closed_at }: Pick<OwnRow, 'created_at' | 'closed_at'>): Date {
  const { closedDays, unansweredDays } = agency.retention;
  return closed_at ? after(closed_at, { hours: closedDays * 24 }) : after(created_at, { hours: unansweredDays * 24 });
}

const after = (start: string, { hours = 0, seconds = 0 }: { hours?: number; seconds?: number }): Date =>
  new Date(Date.parse(start) + (hours * 3_600 + seconds) * 1_000);
