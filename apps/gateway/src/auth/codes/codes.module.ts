import { Module } from '@nestjs/common';
import { CodeLimits } from './code-limits.ts';
import { MailLimits } from './mail-limits.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { SendCode } from './send-code.ts';
import { DevicesModule } from '../devices/devices.module.ts';

/** Codes that are mailed to staff. */
@Module({
  imports: [DevicesModule],
  providers: [CodeLimits, MailLimits, OneTimeCodes, SendCode],
  exports: [CodeLimits, MailLimits, OneTimeCodes, SendCode],
})
export class CodesModule {}
