import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AppError, found, guardErrors } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { makeZip } from 'client-zip';
import { DataSource } from 'typeorm';
import { fileKey } from '../../replies/reply-files.repository.ts';
import { photoStore } from '../../tokens.ts';
import { exportPage } from './page.ts';
import { readRecords, type Records } from './records.ts';

/** Everything that is stored about one applicant, as a ZIP file that is created while it is sent. */
@Injectable()
export class ExportApplication {
  constructor(
    private readonly database: DataSource,
    @Inject(photoStore) private readonly store: ObjectStore,
  ) {}

  /** @throws AppError not_found; application_held under a seal */
  async export(applicationId: string): Promise<StreamableFile> {
    const records = found(await readRecords(this.database, applicationId));
    if (records.sealed) throw new AppError('application_held');
    const files = new ZipFiles(records, this.store);
    const body = Readable.fromWeb(makeZip(files.each()) as ReadableStream);
    // The ZIP package does not close its sources when the client disconnects.
    body.once('close', () => files.close());
    return new StreamableFile(body, {
      type: 'application/zip',
      disposition: `attachment; filename="application-${new Date().toISOString().slice(0, 10)}.zip"`,
    });
  }
}

class ZipFiles {
  private open: Readable | undefined;

  constructor(
    private readonly records: Records,
    private readonly store: ObjectStore,
  ) {}

  async *each() {
    const { application, sealed: _, replies, ...rest } = this.records;
    const photos = application.photos.map((photo, index) => ({ ...photo, file: `photo-${index + 1}.jpg` }));
    const mails = replies.map(({ files, ...reply }, mail) => ({
      ...reply,
      files: files.map((file, index) => ({ ...file, file: `reply-${mail + 1}-${index + 1}${endingOf(file)}` })),
    }));
    const all = { application: { ...application, photos }, replies: mails, ...rest };
    const names = photos.map(({ file }) => file);
    yield { name: 'application.json', input: JSON.stringify(all, null, 2) };
    yield { name: 'application.html', input: exportPage(this.records, names) };
    for (const { name, file, added_at } of photos) yield* this.stored(name, file, added_at);
    for (const { at, files } of mails) for (const { id, file } of files) yield* this.stored(fileKey(id), file, at);
  }

  private async *stored(key: string, name: string, lastModified: string | Date) {
    const stored = await this.store.get(key);
    // It was removed after the export began.
    if (!stored) return;
    this.open = guardErrors(stored.body);
    yield { name, input: stored.body, lastModified };
  }

  close(): void {
    this.open?.destroy();
  }
}

/** Of the name that the sender gave, as the rest of it may be in any script. */
const endingOf = ({ name, picture }: { name: string; picture: boolean }): string =>
  picture ? '.jpg' : (/\.[a-z\d]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '');
