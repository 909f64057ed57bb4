import { Controller, Inject } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { DomainEvent, MailTextKind } from '@blue-peony/contracts';
import type { NotificationConfig } from '../config.ts';
import { textMail } from '../mails/text-mail.ts';
import { allDelivered, DeliverMail, type Compose } from './deliver-mail.ts';
import { MailTexts } from './mail-texts.ts';

type Submitted = DomainEvent<'intake.application-submitted.v1' | 'intake.application-submitted.v2'>;
type Requested = DomainEvent<'intake.application-mail-requested.v1' | 'intake.application-mail-requested.v2'>;
type Assessed = DomainEvent<'intake.application-assessed.v1'>;

/** Mails about applications. Of what an event of v1 carries, only the application's id is used. */
@Controller()
export class ApplicationsConsumer {
  constructor(
    private readonly mails: DeliverMail,
    private readonly texts: MailTexts,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  /** Mails staff and the applicant, neither of whom waits for the other's mail to get through. */
  @EventPattern(['intake.application-submitted.v1', 'intake.application-submitted.v2'])
  async submitted(@Payload() event: Submitted): Promise<void> {
    await allDelivered(this.toStaff(event), this.toApplicant(event, 'received'));
  }

  @EventPattern(['intake.application-mail-requested.v1', 'intake.application-mail-requested.v2'])
  async requested(@Payload() event: Requested): Promise<void> {
    await (event.payload.recipient === 'staff' ? this.toStaff(event) : this.toApplicant(event, 'received'));
  }

  @EventPattern('intake.application-assessed.v1')
  async assessed(@Payload() event: Assessed): Promise<void> {
    await this.toApplicant(event, 'assessed');
  }

  private toStaff(event: Submitted | Requested): Promise<void> {
    const applicationId = event.aggregateId;
    return this.mails.deliver({ event, recipient: 'staff', applicationId }, this.compose('staff', applicationId));
  }

  private toApplicant(event: Submitted | Requested | Assessed, kind: 'received' | 'assessed'): Promise<void> {
    const applicationId = event.aggregateId;
    return this.mails.deliver({ event, recipient: 'applicant', applicationId }, this.compose(kind, applicationId));
  }

  private compose(kind: MailTextKind, id: string): Compose {
    return async () => {
      const text = await this.texts.read(kind, id);
      return text ? textMail(text, this.config) : 'erased';
    };
  }
}
