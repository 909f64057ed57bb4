import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { agency } from '@blue-peony/agency';
import { guideFormats, type GuideFormat } from '@blue-peony/contracts';
import { AppError, Background, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import type { CommerceConfig } from '../config.ts';
import { guideStore } from '../tokens.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import { bookFacts, type BookFacts } from './book-facts.ts';
import { makeEdition } from './make-edition.ts';
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
type Editions = ReadonlyMap<GuideFormat, Edition>;
/** What the build has printed of the agency, and on which day the text was finished. */
type Printed = { facts: BookFacts; edition: string };

const everyMs = 2_000;
/** Facts that could not be printed are tried again: the store may have been away. */
const againMs = 60_000;
const folder = 'editions/';

/**
 * Served from memory: a download needs neither a read nor a copy, and any part of it is available at once. The files
 * follow the agency's facts: those of other facts than the build's are made once, and kept in the store by their hash.
 */
@Injectable()
export class GuideFiles implements OnApplicationBootstrap {
  private loading: Promise<Editions> | undefined;
  /** The facts of the files, as JSON. */
  private shown: string | undefined;
  private again = 0;

  constructor(
    @Inject(guideStore) private readonly store: ObjectStore,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
    background: Background,
  ) {
    background.every('guide of the agency', everyMs, () => this.follow());
  }

  onApplicationBootstrap(): void {
    // Loaded in the background: the start does not wait for it.
    this.editions().catch((err: unknown) => this.logger.error({ err }, 'the guide is not there'));
    this.store.sweep().catch((err: unknown) => this.logger.warn({ err }, 'unfinished files could not be removed'));
  }

  /**
   * Its size is the same for every buyer.
   * @param orderId order whose reference is on the last page; without it there is none @throws AppError unavailable
   */
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

  private editions(): Promise<Editions> {
    this.loading ??= this.load().catch((error: unknown) => {
      // The next request retries.
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** Buyers get the files before until the new ones are there. */
  private async follow(): Promise<void> {
    const editions = await this.loading?.catch(() => undefined);
    if (editions && this.shown !== JSON.stringify(bookFacts()) && Date.now() >= this.again)
      this.loading = Promise.resolve(await this.load(editions));
  }

  /** @param before what stays when the facts cannot be printed; at a start the files of the build */
  private async load(before?: Editions): Promise<Editions> {
    const facts = structuredClone(bookFacts());
    const built = new Map(
      await Promise.all(guideFormats.map(async (format) => [format, await this.published(format)] as const)),
    );
    try {
      const made = this.editionsOf(await this.printed(facts, built));
      this.shown = JSON.stringify(facts);
      return made;
    } catch (err) {
      this.again = Date.now() + againMs;
      this.logger.error({ err }, 'the guide could not be made with the facts of the agency: buyers get the one before');
      return before ?? this.editionsOf(built);
    }
  }

  private editionsOf(found: ReadonlyMap<GuideFormat, Buffer>): Editions {
    const editions = [...found].map(([format, file]): [GuideFormat, Edition] => {
      const hash = createHash('sha256').update(file).digest('base64url');
      const stamp = files[format].stampOf(file);
      if (!stamp) this.logger.warn({ format }, 'the guide has no place for the order, so its copies name none');
      return [format, { file, hash, stamp }];
    });
    return new Map(editions);
  }

  /** The built files with other facts, from the store or made now. Every replica makes the same bytes of the same facts. */
  private async printed(facts: BookFacts, built: Map<GuideFormat, Buffer>): Promise<Map<GuideFormat, Buffer>> {
    const { guideDir } = this.config;
    const record = guideDir && (await readFile(join(guideDir, 'printed.json'), 'utf8').catch(missing));
    if (!guideDir || !record) return built;
    const { facts: known, edition } = JSON.parse(record) as Printed;
    const wanted = JSON.stringify(facts);
    if (JSON.stringify(known) === wanted) return built;
    const hash = createHash('sha256').update(wanted);
    for (const file of built.values()) hash.update(file);
    const home = `${folder}${hash.digest('hex').slice(0, 16)}/`;
    const stored = await Promise.all(guideFormats.map((format) => this.stored(home + files[format].name)));
    const found = stored.flatMap((file, index) => (file ? [[guideFormats[index]!, file] as const] : []));
    if (found.length === guideFormats.length) return new Map(found);
    const made = await makeEdition(guideDir, { facts, edition });
    for (const format of guideFormats) {
      const { name, contentType } = files[format];
      await this.store.put(home + name, made[name]!, contentType);
    }
    for await (const { key } of this.store.list(folder)) if (!key.startsWith(home)) await this.store.delete(key);
    return new Map(guideFormats.map((format) => [format, made[files[format].name]!]));
  }

  private async stored(key: string): Promise<Buffer | undefined> {
    const found = await this.store.get(key);
    return found && buffer(found.body);
  }

  /** The file in the bucket, updated from this build's file if there is one. */
  private async published(format: GuideFormat): Promise<Buffer> {
    const { name: key, contentType } = files[format];
    const { guideDir } = this.config;
    const current = await this.stored(key);
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
