import { Readable } from 'node:stream';
import { endpoints, type ApplicationFilter } from '@blue-peony/contracts';
import {
  AppError,
  byteOrderMark,
  csvLine,
  Serves,
  type Calls,
  type CsvText,
  type StaffIdentity,
} from '@blue-peony/service-kit';
import { Controller, StreamableFile } from '@nestjs/common';
import { exportedColumns, ExportRepository } from './export.repository.ts';
import { ofCaller } from './filter.ts';
import { LooksRepository } from '../looks/looks.repository.ts';

/** More exports at the same time would slow down the desk's own queries. */
const exportsAtOnce = 2;

@Controller()
export class ExportController {
  private running = 0;

  constructor(
    private readonly applications: ExportRepository,
    private readonly looks: LooksRepository,
  ) {}

  @Serves(endpoints.exportApplications)
  exportApplications({ query: { text, ...filter }, staff }: Calls['exportApplications']) {
    if (this.running >= exportsAtOnce) throw new AppError('unavailable');
    this.running++;
    const body = Readable.from(this.lines(ofCaller(filter, staff), text ?? 'safe', staff), { objectMode: false });
    body.once('close', () => this.running--);
    const disposition = `attachment; filename="applications-${new Date().toISOString().slice(0, 10)}.csv"`;
    return new StreamableFile(body, { type: 'text/csv; charset=utf-8', disposition });
  }

  private async *lines(filter: ApplicationFilter, text: CsvText, staff: StaffIdentity): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(exportedColumns, text);
    for await (const rows of this.applications.batches(filter)) {
      await this.looks.addListed(
        rows.map(({ id }) => id),
        staff,
      );
      yield rows
        .map((row) =>
          csvLine(
            exportedColumns.map((name) => row[name]),
            text,
          ),
        )
        .join('');
    }
  }
}
