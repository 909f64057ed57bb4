import type { MailText } from '@blue-peony/contracts';
import { Busy } from '@blue-peony/messaging';
import { Injectable } from '@nestjs/common';
import type { DeliveryKey } from './deliveries.repository.ts';
import { GatheredMailsRepository } from './gathered-mails.repository.ts';
import { canBeGathered, MailAllowances } from './mail-allowances.ts';

const againMs = 15 * 60_000;

/** Holds back what exceeds the limit of a mailbox. Nothing is dropped: it is gathered, or tried again. */
@Injectable()
export class HoldMails {
  constructor(
    private readonly allowances: MailAllowances,
    private readonly gathered: GatheredMailsRepository,
  ) {}

  /** @returns whether a gathered mail will tell it. @throws Busy when it waits for a mail of its own */
  async holds(key: DeliveryKey, text: MailText, applicationId: string): Promise<boolean> {
    if (!('tag' in text) || text.kind === 'gathered') return false;
    const allowance = await this.allowances.take(key, text);
    if (allowance === undefined) return false;
    if (!canBeGathered(text)) throw new Busy(againMs);
    const plain = !/\+.*@/.test(text.to);
    await this.gathered.hold({ ...key, applicationId, tag: text.tag, allowance, plain });
    return true;
  }
}
