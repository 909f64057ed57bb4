import { Readable } from 'node:stream';
import { endpoints, idempotencyKeySchema, type ApplicationFilter } from '@blue-peony/contracts';
import {
  AppError,
  byteOrderMark,
  csvLine,
  found,
  Serves,
  type Calls,
  type Logger,
  type StaffIdentity,
} from '@blue-peony/service-kit';
import { Controller, Headers, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { applicationAccepted } from '../business-events.ts';
import { addListed, addOpening } from '../looks/looks.repository.ts';
import { exportedColumns, exportedRows } from './export-rows.ts';
import { ofCaller } from './filter.ts';
import { ListRepository } from './list.repository.ts';
import { SubmitApplication } from './submit-application.ts';

/** More exports at the same time would slow down the desk's own queries. */
const exportsAtOnce = 2;

@Controller()
export class ApplicationsController {
  private exports = 0;

  constructor(
    private readonly submission: SubmitApplication,
    private readonly applications: ListRepository,
    private readonly database: DataSource,
  ) {}

  @Serves(endpoints.submitApplication)
  async submitApplication(
    { body: form, request: { id, log } }: Calls['submitApplication'],
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (idempotencyKey !== undefined && !idempotencyKeySchema.safeParse(idempotencyKey).success)
      throw new AppError('validation_failed', { errors: [{ field: 'Idempotency-Key', code: 'invalid' }] });
    const { receipt, replayed } = await this.submission.submit({ form, idempotencyKey, correlationId: id });
    // The gateway does not count a repeated request against its sender.
    if (replayed) reply.header('idempotency-replayed', 'true');
    else
      applicationAccepted(log as Logger, {
        language: form.language,
        photos: form.file_urls.length,
        notification: receipt.notification,
      });
    return receipt;
  }

  @Serves(endpoints.listApplications)
  async listApplications({ query, staff }: Calls['listApplications']) {
    const page = await this.applications.page(ofCaller(query, staff));
    await addListed(this.database, idsOf(page.items), staff);
    return page;
  }

  @Serves(endpoints.openApplication)
  async openApplication({ params, staff }: Calls['openApplication']) {
    const application = found(await this.applications.open(params.id));
    if (!(await addOpening(this.database, params.id, staff))) throw new AppError('not_found');
    await addListed(this.database, idsOf(application.duplicates), staff);
    return application;
  }

  @Serves(endpoints.listApplicationsOf)
  async listApplicationsOf({ query, staff }: Calls['listApplicationsOf']) {
    const items = await this.applications.ofAddress(query.email);
    await addListed(this.database, idsOf(items), staff);
    return { items };
  }

  @Serves(endpoints.exportApplications)
  exportApplications({ query, staff }: Calls['exportApplications']) {
    if (this.exports >= exportsAtOnce) throw new AppError('unavailable');
    this.exports++;
    const body = Readable.from(this.lines(ofCaller(query, staff), staff), { objectMode: false });
    body.once('close', () => this.exports--);
    const disposition = `attachment; filename="applications-${new Date().toISOString().slice(0, 10)}.csv"`;
    return new StreamableFile(body, { type: 'text/csv; charset=utf-8', disposition });
  }

  private async *lines(filter: ApplicationFilter, staff: StaffIdentity): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(exportedColumns);
    for await (const rows of exportedRows(this.database, filter)) {
      await addListed(this.database, idsOf(rows), staff);
      yield rows.map((row) => csvLine(exportedColumns.map((name) => row[name]))).join('');
    }
  }
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
