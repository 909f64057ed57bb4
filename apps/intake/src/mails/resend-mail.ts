import { Injectable } from '@nestjs/common';
import type { MailRecipient } from '@blue-peony/contracts';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { DataSource } from 'typeorm';
import { ApplicationHistory } from '../history/add-history.ts';
import { PromisesRepository } from '../mail-texts/promises.repository.ts';

type Order = { applicationId: string; staff: string; recipient: MailRecipient; correlationId: string };

/** Sends a mail about an application again. It is an event of its own, so that no crash on the way can lose it. */
@Injectable()
export class ResendMail {
  constructor(
    private readonly promises: PromisesRepository,
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
    private readonly history: ApplicationHistory,
  ) {}

  /** @returns the event's id; undefined when there is no such application */
  async resend({ applicationId, staff, recipient, correlationId }: Order): Promise<string | undefined> {
    const [application] = (await this.promises.announced([applicationId])).submitted;
    if (!application) return undefined;
    const payload = { recipient, language: application.language };
    const event = newEvent('intake.application-mail-requested.v2', {
      aggregateId: applicationId,
      correlationId,
      payload,
    });
    await this.database.transaction(async (manager) => {
      await this.history.add(manager, applicationId, { kind: 'mail_resent', staff, detail: { recipient } });
      await this.outbox.add(manager, event);
    });
    await this.relay.dispatch(event);
    return event.id;
  }
}
