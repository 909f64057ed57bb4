import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ApplicationSubmitted } from '@blue-peony/contracts';
import type { NotificationConfig } from '../config.ts';
import { applicantMail } from '../mails/applicant-mail.ts';
import { staffMail } from '../mails/staff-mail.ts';
import { serviceConfig } from '../tokens.ts';
import { DeliverMail } from './deliver-mail.ts';

@Controller()
export class ApplicationsConsumer {
  constructor(
    private readonly mails: DeliverMail,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  /** Mails staff and the applicant, neither of whom waits for the other's mail to get through. */
  @EventPattern('intake.application-submitted.v1')
  async submitted(@Payload() event: ApplicationSubmitted): Promise<void> {
    const outcomes = await Promise.allSettled([this.toStaff(event), this.toApplicant(event)]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  private async toStaff({ id: eventId, payload }: ApplicationSubmitted) {
    const { staffNotifyEmail: staffAddress, publicUrl } = this.config;
    await this.mails.deliver({ eventId, recipient: 'staff' }, staffMail(payload, { staffAddress, publicUrl }));
  }

  private async toApplicant({ id: eventId, payload }: ApplicationSubmitted) {
    await this.mails.deliver({ eventId, recipient: 'applicant' }, applicantMail(payload));
  }
}
