import { Module } from '@nestjs/common';
import { CodeLimits } from './code-limits.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { DevicesModule } from '../devices/devices.module.ts';

/** Codes that are mailed to staff. */
@Module({
  imports: [DevicesModule],
  providers: [CodeLimits, OneTimeCodes],
  exports: [CodeLimits, OneTimeCodes],
})
export class CodesModule {}
