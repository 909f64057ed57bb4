import { Controller, Inject } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ApplicationMailRequested, ApplicationSubmitted } from '@blue-peony/contracts';
import type { MailEvent } from '../business-events.ts';
import type { NotificationConfig } from '../config.ts';
import { applicantMail } from '../mails/applicant-mail.ts';
import { staffMail } from '../mails/staff-mail.ts';
import { allDelivered, DeliverMail } from './deliver-mail.ts';

type Submitted = ApplicationSubmitted['payload'];

@Controller()
export class ApplicationsConsumer {
  constructor(
    private readonly mails: DeliverMail,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  /** Mails staff and the applicant, neither of whom waits for the other's mail to get through. */
  @EventPattern('intake.application-submitted.v1')
  async submitted(@Payload() event: ApplicationSubmitted): Promise<void> {
    const { payload } = event;
    await allDelivered(this.toStaff(event, payload), this.toApplicant(event, payload));
  }

  @EventPattern('intake.application-mail-requested.v1')
  async requested(@Payload() event: ApplicationMailRequested): Promise<void> {
    const { recipient, application } = event.payload;
    await (recipient === 'staff' ? this.toStaff(event, application) : this.toApplicant(event, application));
  }

  private async toStaff(event: MailEvent, application: Submitted) {
    const { staffNotifyEmail: staffAddress, publicUrl } = this.config;
    const delivery = { event, recipient: 'staff', applicationId: application.id } as const;
    await this.mails.deliver(delivery, staffMail(application, { staffAddress, publicUrl }));
  }

  private async toApplicant(event: MailEvent, application: Submitted) {
    const delivery = { event, recipient: 'applicant', applicationId: application.id } as const;
    await this.mails.deliver(delivery, applicantMail(application));
  }
}
