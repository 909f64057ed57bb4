import { randomUUID } from 'node:crypto';
import type { Language } from '@blue-peony/contracts';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type Request = { email: string; language: Language; correlationId: string };

/**
 * Requests a mail with fresh links. The work is the same for known and unknown addresses; the worker finds out which it
 * is.
 */
@Injectable()
export class RequestLinks {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
  ) {}

  async request({ email, language, correlationId }: Request): Promise<void> {
    const id = randomUUID();
    const event = newEvent('intake.links-requested.v1', { aggregateId: id, correlationId, payload: { language } });
    await this.database.transaction(async (manager) => {
      await manager.query('INSERT INTO link_requests (id, email, language) VALUES ($1, $2, $3)', [id, email, language]);
      await this.outbox.add(manager, event);
    });
    void this.relay.dispatch(event);
  }
}
