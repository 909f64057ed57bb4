import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { SessionsModule } from '../auth/sessions.module.ts';
import { MailNotices } from '../notices/mail-notices.ts';
import { ChangeStaff } from './change-staff.ts';
import { InviteStaff } from './invite-staff.ts';
import { StaffLedger } from './staff-ledger.ts';
import { StaffController } from './staff.controller.ts';

@Module({
  imports: [SessionsModule],
  controllers: [StaffController],
  providers: [Background, ChangeStaff, InviteStaff, MailNotices, StaffLedger],
})
export class StaffModule {}
