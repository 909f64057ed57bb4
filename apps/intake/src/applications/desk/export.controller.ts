import { Readable } from 'node:stream';
import { endpoints, type ApplicationFilter } from '@blue-peony/contracts';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller, StreamableFile } from '@nestjs/common';
import { byteOrderMark, csvLine } from './csv.ts';
import { exportedColumns, ExportRepository } from './export.repository.ts';

/** More at the same time would take the database from the desk. */
const exportsAtOnce = 2;

@Controller()
export class ExportController {
  private running = 0;

  constructor(private readonly applications: ExportRepository) {}

  @Serves(endpoints.exportApplications)
  export({ query }: Calls['exportApplications']) {
    if (this.running >= exportsAtOnce) throw new AppError('unavailable');
    this.running++;
    const body = Readable.from(this.lines(query), { objectMode: false });
    body.once('close', () => this.running--);
    const disposition = `attachment; filename="applications-${new Date().toISOString().slice(0, 10)}.csv"`;
    return new StreamableFile(body, { type: 'text/csv; charset=utf-8', disposition });
  }

  private async *lines(filter: ApplicationFilter): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(exportedColumns);
    for await (const rows of this.applications.batches(filter))
      yield rows.map((row) => csvLine(exportedColumns.map((name) => row[name]))).join('');
  }
}
