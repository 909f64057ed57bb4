import { ConfigError, csvLine } from '@blue-peony/service-kit';
import { z } from 'zod';
import { query } from './postgres-tools.ts';

const instant = z.iso.datetime({ offset: true }).or(z.iso.date());
const argumentsSchema = z.tuple([instant, instant, z.uuid().nullable()]);

/** Null for a column that this kind of person does not have. */
type Person = Record<'kind' | 'id' | 'language' | 'country' | 'email' | 'photos', string | number | null>;

// Rows that were created after the breach are not affected. Rows erased since then cannot be listed.
const applicants = `
  SELECT 'applicant' AS kind, a.id, a.language, a.country, a.email, cardinality(a.file_urls) AS photos
  FROM intake.applications a
  WHERE a.created_at < $2 AND ($3::uuid IS NULL OR EXISTS (
    SELECT FROM intake.looks l WHERE l.application_id = a.id AND l.staff_id = $3 AND l.at >= $1 AND l.at < $2))
  ORDER BY a.created_at`;
const buyers = `
  SELECT 'buyer' AS kind, id, language, NULL AS country, email, NULL AS photos
  FROM commerce.orders WHERE created_at < $1 AND email IS NOT NULL ORDER BY created_at`;

/**
 * Lists as CSV the people whose data a breach could reach in a time range: all of them, or those whose data one staff
 * account has read.
 * @throws ConfigError for invalid times
 */
export async function listAffected(ownerUrl: string, given: string[]): Promise<string> {
  const [from, until, staffId = null, ...more] = given;
  const { data, success } = argumentsSchema.safeParse([from, until, staffId]);
  if (!success || more.length > 0) throw new ConfigError('affected <from> <until> [staff id], as 2026-11-22T08:00:00Z');
  const people = await query<Person>(ownerUrl, applicants, data);
  if (!staffId) people.push(...(await query<Person>(ownerUrl, buyers, [until])));
  const columns = ['kind', 'id', 'language', 'country', 'email', 'photos'] as const;
  return [columns, ...people.map((person) => columns.map((column) => person[column]))].map(csvLine).join('').trimEnd();
}
