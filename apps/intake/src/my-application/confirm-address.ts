import type { Language } from '@blue-peony/contracts';
import { AppError, found, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { IntakeConfig } from '../config.ts';
import { AddressChangesRepository } from '../record/address-changes.repository.ts';
import { confirms, readAddressToken } from './address-link.ts';
import { CorrectionsRepository } from '../record/corrections.repository.ts';
import { RequestLinks } from './request-links.ts';

type Changed = { email: string; language: Language };

/** Changes the address when it was confirmed from both the old and the new mailbox. */
@Injectable()
export class ConfirmAddress {
  constructor(
    private readonly changes: AddressChangesRepository,
    private readonly corrections: CorrectionsRepository,
    private readonly links: RequestLinks,
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: IntakeConfig,
  ) {}

  /** @throws AppError not_found for a forged token, or one of a change that is no longer wanted */
  async confirm(token: string, correlationId: string): Promise<'waiting_for_other' | 'changed'> {
    const { id, side } = found(readAddressToken(token));
    const changed = await this.database.transaction(async (manager): Promise<Changed | undefined> => {
      const before = found(await this.corrections.lock(manager, id));
      const wish = found(await this.changes.find(manager, id));
      if (!confirms(this.config.applicantKeys, token, wish)) throw new AppError('not_found');
      if (!(await this.changes.confirm(manager, id, side))) return undefined;
      const change = { field: 'email', before: before.email, after: wish.email } as const;
      await this.corrections.write(manager, id, [change], null);
      await this.changes.replace(manager, id, undefined);
      return { email: wish.email, language: before.language };
    });
    if (!changed) return 'waiting_for_other';
    // Links sent to the old address no longer work.
    await this.links.request({ ...changed, correlationId });
    return 'changed';
  }
}
