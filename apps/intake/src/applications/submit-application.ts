import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  assess,
  assessmentRuleVersion,
  assessmentSeconds,
  maxPhotos,
  type ApplicationReceipt,
  type SubmittedApplication,
} from '@blue-peony/contracts';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { AppError, serviceConfig } from '@blue-peony/service-kit';
import type { IntakeConfig } from '../config.ts';
import type { ApplicationEntity } from './application.entity.ts';
import { ApplicationsRepository, type NewApplication } from './applications.repository.ts';
import { applicationLink } from './own-page/application-link.ts';
import { phoneNumberOf } from './phone-number.ts';

type Submission = { form: SubmittedApplication; idempotencyKey: string | undefined; correlationId: string };

type Submitted = { receipt: ApplicationReceipt; replayed: boolean };

const replayWaitMs = 2_000;
const replayPollMs = 100;

/** Stores an application, claims its photos and announces it, all in one transaction. */
@Injectable()
export class SubmitApplication {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
    @Inject(serviceConfig) private readonly config: IntakeConfig,
  ) {}

  /**
   * A second call with the same key and content answers the first application.
   * @throws AppError validation_failed, too_many_photos, unknown_upload, idempotency_mismatch
   */
  async submit({ form, idempotencyKey, correlationId }: Submission): Promise<Submitted> {
    const photos = [...new Set(form.file_urls)];
    if (photos.length > maxPhotos) throw new AppError('too_many_photos');
    const application = newApplication({ ...form, file_urls: photos }, idempotencyKey);

    const announced = await this.applications.transaction(async (manager) => {
      const stored = await this.applications.insert(manager, application);
      if (!stored) return undefined;
      if ((await this.applications.claimUploads(manager, photos, stored.id)) !== photos.length)
        throw new AppError('unknown_upload');
      const facts = { aggregateId: stored.id, correlationId, payload: { language: stored.language } };
      // An application is submitted once, so its own id names the event too.
      const event = { ...newEvent('intake.application-submitted.v2', facts), id: stored.id };
      await this.outbox.add(manager, event);
      return { event, createdAt: new Date(stored.created_at) };
    });
    if (!announced) return { receipt: await this.replay(application), replayed: true };
    const { event, createdAt } = announced;
    const notification = await this.relay.dispatch(event);
    return { receipt: this.receipt({ ...application, id: event.id, createdAt }, notification), replayed: false };
  }

  private async replay(application: NewApplication): Promise<ApplicationReceipt> {
    const earlier = await this.applications.findByIdempotencyKey(application.idempotencyKey!);
    if (!earlier?.requestHash.equals(application.requestHash)) throw new AppError('idempotency_mismatch');
    const state = (await this.published(earlier.id)) ? 'queued' : 'pending';
    return this.receipt({ ...earlier, language: application.language }, state);
  }

  /** The first request may still be publishing: its twin waits for the outcome as long as it would itself. */
  private async published(applicationId: string): Promise<boolean> {
    const deadline = performance.now() + replayWaitMs;
    while (await this.applications.isUnpublished(applicationId)) {
      if (performance.now() > deadline) return false;
      await sleep(replayPollMs);
    }
    return true;
  }

  /** The same link for a repeated request, ended with the first one: a repetition must not make a fresh one. */
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
    };
  }
}

function newApplication(form: SubmittedApplication, idempotencyKey: string | undefined): NewApplication {
  const text = (value: string | undefined) => value || null;
  return {
    ...form,
    zipCode: text(form.zip_code),
    instagram: text(form.instagram),
    tiktok: text(form.tiktok),
    onlyfansUsername: text(form.onlyfans_username),
    onlyfansMonthlyEarnings: form.onlyfans_monthly_earnings,
    otherSocials: text(form.other_socials),
    message: text(form.message),
    phoneE164: phoneNumberOf(form),
    fileUrls: form.file_urls,
    source: text(form.source),
    ageConfirmed: form.age_confirmed,
    privacyVersion: form.privacy_version,
    assessmentResult: assess(form),
    assessmentVersion: assessmentRuleVersion,
    idempotencyKey: idempotencyKey ?? null,
    requestHash: createHash('sha256').update(JSON.stringify(form)).digest(),
  };
}
