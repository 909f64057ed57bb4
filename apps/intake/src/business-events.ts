import { metricCatalog, type Language, type ProblemCode } from '@blue-peony/contracts';
import { counter, type Logger } from '@blue-peony/service-kit';

// The events of this service that are logged and counted: one function each, so that log line and metric always agree.

const countAccepted = counter('blue_peony_applications_accepted_total');
const countStored = counter('blue_peony_photos_stored_total');
const countRefused = counter('blue_peony_photos_refused_total');

type Accepted = { language: Language; photos: number; notification: 'queued' | 'pending' };

export function applicationAccepted(logger: Logger, { language, photos, notification }: Accepted): void {
  countAccepted({ language });
  logger.info({ language, photos, notification }, 'application accepted');
}

export function photoStored(logger: Logger, { bytes, width, height }: Record<'bytes' | 'width' | 'height', number>) {
  countStored({});
  logger.info({ bytes, width, height }, 'photo stored');
}

const countErased = counter('blue_peony_applications_erased_total');
export type ErasedBy = (typeof metricCatalog.blue_peony_applications_erased_total.labels.by)[number];

export function applicationErased(logger: Logger, by: ErasedBy): void {
  countErased({ by });
  logger.info({ by }, 'application erased');
}

const { code: codes } = metricCatalog.blue_peony_photos_refused_total.labels;

export function photoRefused(logger: Logger, code: ProblemCode): void {
  countRefused({ code: codes.find((known) => known === code) ?? 'other' });
  logger.info({ code }, 'photo refused');
}
