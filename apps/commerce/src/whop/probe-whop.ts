import { Background, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { paymentProvider } from '../shared/payment-provider.ts';
import { apiVersionDate, type WhopProvider } from './whop-provider.ts';

const everyMs = 60_000;
const refusal = `Whop refuses version ${apiVersionDate} of its API: every sale would fail. Update apps/commerce/src/whop.`;

/** A refused version of the API fails the start; a provider that does not answer is asked again meanwhile. */
@Injectable()
export class ProbeWhop implements OnApplicationBootstrap {
  private answered = false;

  constructor(
    @Inject(paymentProvider) private readonly provider: WhopProvider,
    @Inject(serviceLogger) private readonly logger: Logger,
    private readonly background: Background,
  ) {}

  async onApplicationBootstrap() {
    const takes = await this.provider.takesOurVersion();
    if (takes === false) throw new Error(refusal);
    this.answered = takes === true;
    if (this.answered) return;
    this.logger.warn('the payment provider does not answer; it is asked again');
    this.background.every('provider probe', everyMs, () => this.again());
  }

  private async again(): Promise<void> {
    if (this.answered) return;
    const takes = await this.provider.takesOurVersion();
    if (takes === undefined) return;
    this.answered = true;
    if (takes) this.logger.info('the payment provider takes our version of its API');
    else this.logger.error(refusal);
  }
}
