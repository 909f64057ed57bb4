import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { agency } from '@blue-peony/agency';
import { guideFormats, type GuideFormat } from '@blue-peony/contracts';
import { AppError, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import type { CommerceConfig } from '../config.ts';
import { guideStore } from '../tokens.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import { stampEpub, stampPdf, type Stamp } from './stamp.ts';

type FileOf = { name: string; contentType: string; stampOf: (file: Buffer) => Stamp | undefined };

const files: Record<GuideFormat, FileOf> = {
  pdf: { name: 'guide.pdf', contentType: 'application/pdf', stampOf: stampPdf },
  epub: { name: 'guide.epub', contentType: 'application/epub+zip', stampOf: stampEpub },
  worksheets: { name: 'worksheets.pdf', contentType: 'application/pdf', stampOf: stampPdf },
};

/** A buyer's copy: parts shared in memory by all buyers, except the line with the order's reference. */
export type BuyersFile = {
  file_type: GuideFormat;
  parts: Buffer[];
  size: number;
  contentType: string;
  fileName: string;
  /** Strong ETag: it differs between orders and editions. */
  etag: string;
};

/** Undefined for a file without a place for the order's line: every buyer gets the same file. */
type Edition = { file: Buffer; hash: string; stamp: Stamp | undefined };

/** Served from memory: a download needs neither a read nor a copy, and any part of it is available at once. */
@Injectable()
export class GuideFiles implements OnApplicationBootstrap {
  private loading: Promise<Map<GuideFormat, Edition>> | undefined;

  constructor(
    @Inject(guideStore) private readonly store: ObjectStore,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    // Loaded in the background: the start does not wait for it.
    this.editions().catch((err: unknown) => this.logger.error({ err }, 'the guide is not there'));
    this.store.sweep().catch((err: unknown) => this.logger.warn({ err }, 'unfinished files could not be removed'));
  }

  /** Size of a format in bytes, the same for every buyer. @throws AppError unavailable */
  async size(format: GuideFormat): Promise<number> {
    return (await this.file(format)).size;
  }

  /** @param orderId order whose reference is on the last page; without it there is none @throws AppError unavailable */
  async file(file_type: GuideFormat, orderId?: string): Promise<BuyersFile> {
    const editions = await this.editions().catch((cause: unknown) => {
      throw new AppError('unavailable', { cause });
    });
    const { file, hash, stamp } = editions.get(file_type)!;
    const reference = orderId && stamp && orderReference(orderId);
    return {
      file_type,
      parts: reference ? stamp(reference) : [file],
      size: file.length,
      contentType: files[file_type].contentType,
      fileName: `${agency.name.toLowerCase().replace(/\W+/g, '-')}-${files[file_type].name}`,
      etag: `"${createHash('sha256')
        .update(`${hash}\n${reference ?? ''}`)
        .digest('base64url')
        .slice(0, 27)}"`,
    };
  }

  private editions(): Promise<Map<GuideFormat, Edition>> {
    this.loading ??= this.load().catch((error: unknown) => {
      // The next request retries.
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  private async load(): Promise<Map<GuideFormat, Edition>> {
    const editions = guideFormats.map(async (format): Promise<[GuideFormat, Edition]> => {
      const file = await this.published(format);
      const hash = createHash('sha256').update(file).digest('base64url');
      const stamp = files[format].stampOf(file);
      if (!stamp) this.logger.warn({ format }, 'the guide has no place for the order, so its copies name none');
      return [format, { file, hash, stamp }];
    });
    return new Map(await Promise.all(editions));
  }

  /** The file in the bucket, updated from this build's file if there is one. */
  private async published(format: GuideFormat): Promise<Buffer> {
    const { name: key, contentType } = files[format];
    const { guideDir } = this.config;
    const stored = await this.store.get(key);
    const current = stored && (await buffer(stored.body));
    const built = guideDir && (await readFile(join(guideDir, key)).catch(missing));
    if (built && !(current && current.equals(built))) await this.store.put(key, built, contentType);
    const file = built || current;
    if (!file) throw new Error(`No ${key}, neither in the build nor in the bucket`);
    return file;
  }
}

function missing(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
}
