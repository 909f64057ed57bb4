import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.ts';
import { CasesController } from './cases.controller.ts';
import { CasesRepository } from './cases.repository.ts';
import { DecideCase } from './decide-case.ts';

@Module({
  imports: [PaymentsModule],
  controllers: [CasesController],
  providers: [Background, CasesRepository, DecideCase],
})
export class CasesModule {
  constructor(background: Background, cases: CasesRepository) {
    background.observe(async () => [
      { gauge: 'blue_peony_case_oldest_seconds', labels: {}, value: await cases.oldestSeconds() },
    ]);
  }
}
