import { endpoints, ledgerEndpoints } from '@blue-peony/contracts';
import { AppError, Serves, type Call, type Calls } from '@blue-peony/service-kit';
import { Ledger } from '@blue-peony/storage';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addExport } from '../looks/looks.repository.ts';
import { EraseApplication } from './erase-application.ts';
import { ExportApplication } from './export/export-application.ts';

const { keepStaffStates } = ledgerEndpoints;

/** Erases an application or hands it out for staff, and takes the states of their accounts for the ledger. */
@Controller()
export class ErasureController {
  constructor(
    private readonly erasure: EraseApplication,
    private readonly exports: ExportApplication,
    private readonly database: DataSource,
    private readonly ledger: Ledger,
  ) {}

  @Serves(endpoints.eraseApplication)
  async eraseApplication({ params, request }: Calls['eraseApplication']) {
    const erased = await this.erasure.erase(params.id, { by: 'staff', correlationId: request.id });
    if (!erased) throw new AppError('not_found');
    return {};
  }

  @Serves(endpoints.exportApplication)
  async exportApplication({ params, staff }: Calls['exportApplication']) {
    const file = await this.exports.export(params.id);
    await addExport(this.database, params.id, staff);
    return file;
  }

  /** Keeps what the gateway, which has no file store, tells about its accounts. */
  @Serves(keepStaffStates)
  async keepStaffStates({ body }: Call<typeof keepStaffStates>) {
    const today = new Date().toISOString().slice(0, 10);
    for (const entry of body.entries) await this.ledger.add('staff', entry, today);
    return {};
  }
}
