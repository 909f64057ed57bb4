import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.ts';
import { OrderModule } from '../shared/order/order.module.ts';
import { DecideWithdrawal } from './decide-withdrawal.ts';
import { EndContract } from './end-contract.ts';
import { Withdraw } from './withdraw.ts';
import { WithdrawalDeskController } from './withdrawal-desk.controller.ts';
import { WithdrawalRecordsRepository } from './withdrawal-records.repository.ts';
import { WithdrawalsController } from './withdrawals.controller.ts';
import { WithdrawalsRepository } from './withdrawals.repository.ts';

@Module({
  imports: [OrderModule, DownloadsModule],
  controllers: [WithdrawalsController, WithdrawalDeskController],
  providers: [WithdrawalsRepository, WithdrawalRecordsRepository, EndContract, Withdraw, DecideWithdrawal],
})
export class WithdrawalsModule {}
