import { ledgerEndpoints } from '@blue-peony/contracts';
import { Serves, type Call } from '@blue-peony/service-kit';
import { Ledger } from '@blue-peony/storage';
import { Controller } from '@nestjs/common';

const { keepStaffStates } = ledgerEndpoints;

/** Keeps what the gateway, which has no file store, tells about its accounts. */
@Controller()
export class LedgerController {
  constructor(private readonly ledger: Ledger) {}

  @Serves(keepStaffStates)
  async keepStaffStates({ body }: Call<typeof keepStaffStates>) {
    const today = new Date().toISOString().slice(0, 10);
    for (const entry of body.entries) await this.ledger.add('staff', entry, today);
    return {};
  }
}
