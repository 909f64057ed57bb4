import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.ts';

/** The caller's own sessions and drafts. */
@Module({ controllers: [AccountController] })
export class AccountModule {}
