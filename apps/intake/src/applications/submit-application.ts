import { hash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { legalVersions } from '@blue-peony/agency';
import { Inject, Injectable } from '@nestjs/common';
import {
  assess,
  assessmentRuleVersion,
  assessmentSeconds,
  eachOptionalText,
  isPrivacyVersionTaken,
  maxPhotos,
  privacyVersions,
  type ApplicationReceipt,
  type SubmittedApplication,
} from '@blue-peony/contracts';
import { newEvent, Relay } from '@blue-peony/messaging';
import { AppError, serviceConfig } from '@blue-peony/service-kit';
import type { IntakeConfig } from '../config.ts';
import type { ApplicationEntity } from './application.entity.ts';
import { ApplicationsRepository, type NewApplication, type NewSubmission } from './applications.repository.ts';
import { applicationLink, flowerOf } from './application-link.ts';
import { phoneNumberOf } from './phone-number.ts';

type Submission = { form: SubmittedApplication; idempotencyKey: string | undefined; correlationId: string };

type Submitted = { receipt: ApplicationReceipt; replayed: boolean };

const replayWaitMs = 2_000;
const replayPollMs = 100;

@Injectable()
export class SubmitApplication {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly relay: Relay,
    @Inject(serviceConfig) private readonly config: IntakeConfig,
  ) {}

  /** @throws AppError validation_failed, too_many_photos, unknown_upload, idempotency_mismatch */
  async submit({ form, idempotencyKey, correlationId }: Submission): Promise<Submitted> {
    if (!isPrivacyVersionTaken(form.privacy_version, new Date(), [...privacyVersions, ...legalVersions]))
      throw new AppError('validation_failed', { errors: [{ field: 'privacy_version', code: 'invalid' }] });
    const photos = [...new Set(form.file_urls)];
    if (photos.length > maxPhotos) throw new AppError('too_many_photos');
    const application = newApplication({ ...form, file_urls: photos }, idempotencyKey);

    const event = announcement(application, correlationId);
    const createdAt = await this.applications.store({ application, event });
    if (!createdAt) return { receipt: await this.replay(application), replayed: true };
    const notification = await this.relay.dispatch(event);
    return { receipt: this.receipt({ ...application, createdAt }, notification), replayed: false };
  }

  /** @throws AppError unknown_upload when no earlier request has the key, so that only a photo can be the reason */
  private async replay(application: NewApplication): Promise<ApplicationReceipt> {
    const { idempotencyKey: key, fileUrls } = application;
    const earlier = key === null ? null : await this.applications.findByIdempotencyKey(key);
    if (!earlier && fileUrls.length > 0) throw new AppError('unknown_upload');
    if (!earlier || hashText(earlier.requestHash.toString('hex')) !== application.requestHash)
      throw new AppError('idempotency_mismatch');
    const state = (await this.published(earlier.id)) ? 'queued' : 'pending';
    return this.receipt({ ...earlier, language: application.language }, state);
  }

  /** The first request may still be publishing: the repeated one waits for its outcome as long as the first does. */
  private async published(applicationId: string): Promise<boolean> {
    const deadline = performance.now() + replayWaitMs;
    while (await this.applications.isUnpublished(applicationId)) {
      if (performance.now() > deadline) return false;
      await sleep(replayPollMs);
    }
    return true;
  }

  /** A repeated request gets the first one's link with the same expiry: repeating must not create a fresh one. */
  private receipt(
    { id, createdAt, language }: Pick<ApplicationEntity, 'id' | 'createdAt' | 'language'>,
    notification: ApplicationReceipt['notification'],
  ): ApplicationReceipt {
    return {
      id,
      created_at: createdAt.toISOString(),
      assessment_ready_at: new Date(createdAt.getTime() + assessmentSeconds * 1_000).toISOString(),
      assessment_seconds: assessmentSeconds,
      notification,
      my_application_url: applicationLink(this.config.applicantKeys, { id, linkVersion: 1, language }, createdAt),
      flower: flowerOf(this.config.applicantKeys, id),
    };
  }
}

/** The spread comes last: V8 builds an object slowly when fields follow a spread, and each visitor would wait for it. */
function newApplication(form: SubmittedApplication, idempotencyKey: string | undefined): NewApplication {
  return {
    id: randomUUID(),
    name: form.name,
    email: form.email,
    country: form.country,
    city: form.city,
    onlyfansMonthlyEarnings: form.onlyfans_monthly_earnings,
    whatsapp: form.whatsapp,
    phoneE164: phoneNumberOf(form),
    fileUrls: form.file_urls,
    language: form.language,
    discreet: form.discreet ?? false,
    source: form.source || null,
    ageConfirmed: form.age_confirmed,
    privacyVersion: form.privacy_version,
    assessmentResult: assess(form),
    assessmentVersion: assessmentRuleVersion,
    idempotencyKey: idempotencyKey ?? null,
    requestHash: hashText(hash('sha256', JSON.stringify(form), 'hex')),
    ...eachOptionalText((name) => form[name] || null),
  };
}

const hashText = (hex: string) => `\\x${hex}`;

function announcement({ id, language }: NewApplication, correlationId: string): NewSubmission['event'] {
  const event = newEvent('intake.application-submitted.v2', { aggregateId: id, correlationId, payload: { language } });
  // An application is submitted only once, so its id can be the event's id too.
  event.id = id;
  return event;
}
