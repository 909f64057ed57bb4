import { applicationForm } from '@blue-peony/test-kit';
import type { DataSource } from 'typeorm';

export type Given = {
  id?: string;
  closed_at?: Date;
  held_at?: Date;
  sealed_at?: Date;
  created_at?: Date | string;
  name?: string;
  email?: string;
  country?: string;
  city?: string;
  instagram?: string | null;
  tiktok?: string | null;
  onlyfans_username?: string | null;
  onlyfans_monthly_earnings?: string;
  other_socials?: string | null;
  whatsapp?: string;
  phone_e164?: string;
  message?: string | null;
  language?: string;
  source?: string;
  discreet?: boolean;
  score?: number | null;
  assessment_result?: string;
  first_scored_at?: Date | string | null;
  replied_at?: Date | string | null;
};

/** Inserts an application row as it would be after some time at the desk. @returns its id */
export async function store(database: DataSource, given: Given = {}): Promise<string> {
  const { name, email, country, city, whatsapp, onlyfans_monthly_earnings, language } = applicationForm();
  const row = {
    name,
    email,
    country,
    city,
    whatsapp,
    onlyfans_monthly_earnings,
    language,
    file_urls: [],
    age_confirmed: true,
    privacy_version: '2024-01-30',
    request_hash: Buffer.alloc(32),
    assessment_result: 'qualified',
    assessment_version: 1,
    ...given,
  };
  const columns = Object.keys(row);
  const [{ id }] = await database.query<[{ id: string }]>(
    `INSERT INTO applications (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     RETURNING id`,
    Object.values(row),
  );
  return id;
}
