import { randomUUID } from 'node:crypto';
import type { Language } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import { AppError, found, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { IntakeConfig } from '../config.ts';
import { confirmAddressChange, findAddressChange, replaceAddressChange } from '../record/address-changes.ts';
import { lockDetails, writeCorrections } from '../record/corrections.ts';
import { confirms, readAddressToken } from './address-link.ts';

type Request = { email: string; language: Language; correlationId: string };

@Injectable()
export class MyLinks {
  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: IntakeConfig,
  ) {}

  /** The work is the same for known and unknown addresses; the worker finds out which it is. */
  async request({ email, language, correlationId }: Request): Promise<void> {
    const id = randomUUID();
    await this.database.transaction(async (manager) => {
      await manager.query('INSERT INTO link_requests (id, email, language) VALUES ($1, $2, $3)', [id, email, language]);
      await tell(
        manager,
        newEvent('intake.links-requested.v1', { aggregateId: id, correlationId, payload: { language } }),
      );
    });
  }

  /** Changes the address when both mailboxes have confirmed it. @throws AppError not_found */
  async confirmAddress(token: string, correlationId: string): Promise<'waiting_for_other' | 'changed'> {
    const { id, side } = found(readAddressToken(token));
    const changed = await this.database.transaction(async (manager) => {
      const before = found(await lockDetails(manager, id));
      const wish = found(await findAddressChange(manager, id));
      if (!confirms(this.config.applicantKeys, token, wish)) throw new AppError('not_found');
      if (!(await confirmAddressChange(manager, id, side))) return undefined;
      const change = { field: 'email', before: before.email, after: wish.email } as const;
      await writeCorrections(manager, id, [change], null);
      await replaceAddressChange(manager, id, undefined);
      return { email: wish.email, language: before.language };
    });
    if (!changed) return 'waiting_for_other';
    // Links sent to the old address no longer work.
    await this.request({ ...changed, correlationId });
    return 'changed';
  }
}
