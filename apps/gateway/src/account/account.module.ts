import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.ts';
import { DraftKeys } from './draft-keys.repository.ts';

/** The caller's own sessions and drafts. */
@Module({
  controllers: [AccountController],
  providers: [DraftKeys],
})
export class AccountModule {}
