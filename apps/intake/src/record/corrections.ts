import { correctionSchema, type ChangedThing, type Correction, type Language } from '@blue-peony/contracts';
import type { EntityManager } from 'typeorm';
import { noteChanges } from './change-notices.ts';

/** The E.164 number changes with the typed number or with its country. */
export type CorrectedField = Exclude<keyof Correction, 'version' | 'phone_country'> | 'phone_e164';
export type Change = { field: CorrectedField; before: string | null; after: string | null };

export type Correctable = Record<CorrectedField, string | null> & {
  email: string;
  country: string;
  whatsapp: string;
  language: Language;
  discreet: boolean;
  version: number;
  sealed: boolean;
};

export const correctedFields = Object.keys(correctionSchema.shape)
  .map((field) => (field === 'phone_country' ? 'phone_e164' : field))
  .filter((field): field is CorrectedField => field !== 'version');

/** The details that a correction may change. The row stays locked until the transaction ends. */
export async function lockDetails(manager: EntityManager, applicationId: string): Promise<Correctable | undefined> {
  const [row] = await manager.query<Correctable[]>(
    `SELECT ${correctedFields.join(', ')}, language, discreet, version, sealed_at IS NOT NULL AS sealed
     FROM applications WHERE id = $1 FOR UPDATE`,
    [applicationId],
  );
  return row;
}

/** A new address revokes all links, which went to the old one, and is not proven. @param staffId null: the applicant */
export async function writeCorrections(
  manager: EntityManager,
  applicationId: string,
  changes: Change[],
  staffId: string | null,
): Promise<void> {
  await noteChanges(manager, applicationId, [...new Set(changes.map(thingOf))]);
  const set = changes.map(({ field }, index) => `${field} = $${index + 2}`);
  const moves = changes.some(({ field }) => field === 'email');
  if (moves) await manager.query('DELETE FROM confirmations WHERE application_id = $1', [applicationId]);
  const ended = moves ? ['link_version = link_version + 1'] : [];
  await manager.query(
    `UPDATE applications SET ${[...set, ...ended].join(', ')}, version = version + 1, updated_at = now() WHERE id = $1`,
    [applicationId, ...changes.map(({ after }) => after)],
  );
  await manager.query(
    `INSERT INTO corrections (application_id, staff_id, field, before, after)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[])`,
    [applicationId, staffId, ...(['field', 'before', 'after'] as const).map((part) => changes.map((one) => one[part]))],
  );
}

export async function setDiscreet(manager: EntityManager, applicationId: string, discreet: boolean): Promise<void> {
  await noteChanges(manager, applicationId, ['discreet']);
  await manager.query(
    'UPDATE applications SET discreet = $2, version = version + 1, updated_at = now() WHERE id = $1',
    [applicationId, discreet],
  );
}

const thingOf = ({ field }: Change): ChangedThing => (field === 'phone_e164' ? 'whatsapp' : field);
