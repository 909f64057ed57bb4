import { randomUUID } from 'node:crypto';
import type { Language } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import { AppError, found, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
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
  request(wanted: Request): Promise<void> {
    return this.database.transaction((manager) => requestIn(manager, wanted));
  }

  /** Changes the address when both mailboxes have confirmed it. @throws AppError not_found; application_held under a seal */
  async confirmAddress(token: string, correlationId: string): Promise<'waiting_for_other' | 'changed'> {
    const { id, side } = found(readAddressToken(token));
    return this.database.transaction(async (manager) => {
      const before = found(await lockDetails(manager, id));
      const wish = found(await findAddressChange(manager, id));
      if (!confirms(this.config.applicantKeys, token, wish)) throw new AppError('not_found');
      if (before.sealed) throw new AppError('application_held');
      if (!(await confirmAddressChange(manager, id, side))) return 'waiting_for_other';
      const change = { field: 'email', before: before.email, after: wish.email } as const;
      await writeCorrections(manager, id, [change], null);
      await replaceAddressChange(manager, id, undefined);
      // Links sent to the old address no longer work.
      await requestIn(manager, { email: wish.email, language: before.language, correlationId });
      return 'changed';
    });
  }
}

async function requestIn(manager: EntityManager, { email, language, correlationId }: Request): Promise<void> {
  const id = randomUUID();
  await manager.query('INSERT INTO link_requests (id, email, language) VALUES ($1, $2, $3)', [id, email, language]);
  await tell(manager, newEvent('intake.links-requested.v1', { aggregateId: id, correlationId, payload: { language } }));
}
