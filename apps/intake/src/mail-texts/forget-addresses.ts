import { Injectable } from '@nestjs/common';
import { Background } from '@blue-peony/service-kit';
import { MailTextsRepository } from './mail-texts.repository.ts';

const everyMs = 3_600_000;

/**
 * Deletes addresses that were kept for one mail, when that mail was neither sent nor abandoned within an event's
 * lifetime.
 */
@Injectable()
export class ForgetAddresses {
  constructor(texts: MailTextsRepository, background: Background) {
    background.every('addresses of mails', everyMs, () => texts.forgetOld());
  }
}
