import { Controller, Inject } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { DomainEvent, MailTextKind } from '@blue-peony/contracts';
import type { NotificationConfig } from '../config.ts';
import { textMail } from '../letters/text-mail.ts';
import { allDelivered, DeliverMail, type Compose, type Ending } from '../deliveries/deliver-mail.ts';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.ts';
import { GatheredMailsRepository } from '../deliveries/gathered-mails.repository.ts';
import { holdsBack } from '../deliveries/mail-allowances.ts';
import { MailTexts } from '../deliveries/mail-texts.ts';

type Submitted = DomainEvent<'intake.application-submitted.v2'>;
type Requested = DomainEvent<'intake.application-mail-requested.v2'>;
type Assessed = DomainEvent<'intake.application-assessed.v1'>;
type Answered = DomainEvent<'intake.application-answered.v1'>;
type AddressChangeRequested = DomainEvent<'intake.address-change-requested.v1'>;
type Changed = DomainEvent<'intake.application-changed.v1'>;
type Erased = DomainEvent<'intake.application-erased.v1'>;
type ReplyDue = DomainEvent<'intake.reply-due.v1'>;
type LinksRequested = DomainEvent<'intake.links-requested.v1'>;

@Controller()
export class ApplicationsConsumer {
  constructor(
    private readonly mails: DeliverMail,
    private readonly texts: MailTexts,
    private readonly gathered: GatheredMailsRepository,
    private readonly deliveries: DeliveriesRepository,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  /** Mails staff and the applicant, independently of each other. */
  @EventPattern('intake.application-submitted.v2')
  async submitted(@Payload() event: Submitted): Promise<void> {
    await allDelivered(this.toStaff(event), this.toApplicant(event, 'received'));
  }

  @EventPattern('intake.application-mail-requested.v2')
  async requested(@Payload() event: Requested): Promise<void> {
    await (event.payload.recipient === 'staff' ? this.toStaff(event) : this.toApplicant(event, 'received'));
  }

  @EventPattern('intake.application-assessed.v1')
  async assessed(@Payload() event: Assessed): Promise<void> {
    await this.toApplicant(event, 'assessed');
  }

  /** The event's id is the answer's id; a repeated event names it in `repeats`. */
  @EventPattern('intake.application-answered.v1')
  async answered(@Payload() event: Answered): Promise<void> {
    const delivery = { event, recipient: 'applicant', applicationId: event.aggregateId, mail: 'answer' } as const;
    const ending = await this.mails.deliver(delivery, this.compose('answer', event.repeats ?? event.id));
    await this.noteMailbox(event, ending);
  }

  @EventPattern('intake.address-change-requested.v1')
  async addressChangeRequested(@Payload() event: AddressChangeRequested): Promise<void> {
    const applicationId = event.aggregateId;
    const deliver = (recipient: 'applicant' | 'new_address', mail: 'address_old' | 'address_new') =>
      this.mails.deliver({ event, recipient, applicationId, mail }, this.compose(mail, applicationId));
    await allDelivered(deliver('applicant', 'address_old'), deliver('new_address', 'address_new'));
  }

  /** Names what was changed to the address of before; the text has the event's id. */
  @EventPattern('intake.application-changed.v1')
  async changed(@Payload() event: Changed): Promise<void> {
    const delivery = { event, recipient: 'applicant', applicationId: event.aggregateId, mail: 'changed' } as const;
    await this.mails.deliver(delivery, this.compose('changed', event.id));
    await this.texts.forget('changed', event.id);
  }

  @EventPattern('intake.links-requested.v1')
  async linksRequested(@Payload() event: LinksRequested): Promise<void> {
    await this.lastOf(event, 'links');
  }

  @EventPattern('intake.reply-due.v1')
  async replyDue(@Payload() event: ReplyDue): Promise<void> {
    await this.mails.deliver({ event, recipient: 'staff' }, this.compose('reply_due', event.aggregateId));
  }

  /** Deletes the deliveries of the application first, then confirms the deletion by mail. */
  @EventPattern('intake.application-erased.v1')
  async erased(@Payload() event: Erased): Promise<void> {
    await this.deliveries.forget(event.aggregateId, event.id);
    await this.lastOf(event, 'farewell');
  }

  /** Sends a mail whose address intake keeps for this purpose only. Its delivery names no application. */
  private async lastOf(event: Erased | LinksRequested, kind: 'farewell' | 'links'): Promise<void> {
    await this.mails.deliver({ event, recipient: 'applicant' }, this.compose(kind, event.aggregateId));
    await this.texts.forget(kind, event.aggregateId);
  }

  private toStaff(event: Submitted | Requested): Promise<unknown> {
    const applicationId = event.aggregateId;
    const delivery = { event, recipient: 'staff', applicationId, mail: 'staff' } as const;
    return this.mails.deliver(delivery, this.compose('staff', applicationId));
  }

  private async toApplicant(event: Submitted | Requested | Assessed, mail: 'received' | 'assessed'): Promise<void> {
    const applicationId = event.aggregateId;
    const delivery = { event, recipient: 'applicant', applicationId, mail } as const;
    await this.noteMailbox(event, await this.mails.deliver(delivery, this.compose(mail, applicationId)));
  }

  /**
   * Reports to intake whether the applicant's mailbox accepts mails. The event is done only after that. Success is
   * reported only for mails that staff requested.
   */
  private async noteMailbox(event: Submitted | Requested | Assessed | Answered, ending: Ending): Promise<void> {
    const asked = /^intake\.application-(mail-requested|answered)\./.test(event.type);
    if (ending === 'failed' || (ending === 'sent' && asked))
      await this.texts.noteMailbox(event.aggregateId, ending === 'sent');
  }

  private compose(kind: MailTextKind, id: string): Compose {
    return async (key) => {
      const text = await this.texts.read(kind, id);
      if (!text) return 'erased';
      if (await holdsBack(this.gathered, key, text, id)) return 'suppressed';
      return textMail(text, this.config);
    };
  }
}
