import type { MyCorrection } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import { AppError, found } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { replaceAddressChange } from './address-changes.ts';
import { phoneNumberOf } from '../applications/phone-number.ts';
import {
  correctedFields,
  lockDetails,
  setDiscreet,
  writeCorrections,
  type Change,
  type Correctable,
} from './corrections.ts';

type Order = {
  applicationId: string;
  correction: MyCorrection;
  /** Null for the applicant, whose new address waits for confirmation. */
  staffId: string | null;
  correlationId: string;
};

/**
 * Changes details of an application. The assessment computed from the earlier details stays.
 * @throws AppError not_found, version_conflict, validation_failed; application_held under a seal
 */
export function correctApplication(database: DataSource, order: Order): Promise<void> {
  const { applicationId, correction, staffId, correlationId } = order;
  return database.transaction(async (manager) => {
    const before = found(await lockDetails(manager, applicationId));
    if (before.sealed) throw new AppError('application_held');
    if (before.version !== correction.version) throw new AppError('version_conflict');
    const changes = changesOf(before, correction);
    const now = changes.filter(({ field }) => staffId !== null || field !== 'email');
    if (now.length > 0) await writeCorrections(manager, applicationId, now, staffId);
    const { discreet = before.discreet } = correction;
    if (discreet !== before.discreet) await setDiscreet(manager, applicationId, discreet);
    // In both cases an earlier change of address is canceled.
    if (correction.email === undefined) return;
    const wanted = changes.length > now.length ? correction.email : undefined;
    await replaceAddressChange(manager, applicationId, wanted);
    if (wanted === undefined) return;
    const facts = { aggregateId: applicationId, correlationId, payload: { language: before.language } };
    await tell(manager, newEvent('intake.address-change-requested.v1', facts));
  });
}

function changesOf(before: Correctable, correction: MyCorrection): Change[] {
  const { whatsapp = before.whatsapp, country = before.country, phone_country } = correction;
  const isRenumbered = correction.whatsapp !== undefined || phone_country !== undefined;
  const number = isRenumbered ? phoneNumberOf({ ...before, whatsapp, country, phone_country }) : undefined;
  const after = { ...correction, phone_e164: number };
  return correctedFields
    .filter((field) => after[field] !== undefined)
    .map((field) => ({ field, before: before[field], after: after[field] || null }))
    .filter((change) => change.before !== change.after);
}
