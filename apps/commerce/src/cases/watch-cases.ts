import { observe } from '@blue-peony/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CasesRepository } from '../payments/payment-cases.repository.ts';

/** Measures how long buyers wait for a decision of staff. */
@Injectable()
export class WatchCases implements OnApplicationBootstrap, OnModuleDestroy {
  private stopObserving: (() => void) | undefined;

  constructor(private readonly cases: CasesRepository) {}

  onApplicationBootstrap() {
    this.stopObserving = observe(async () => [
      { gauge: 'blue_peony_case_oldest_seconds', labels: {}, value: await this.cases.oldestSeconds() },
    ]);
  }

  onModuleDestroy() {
    this.stopObserving?.();
  }
}
