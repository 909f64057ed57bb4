import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import type { CommerceConfig } from '../../config.ts';
import { serviceConfig } from '../../tokens.ts';
import { linkIdIn, versionOf } from './download-token.ts';
import { DownloadsRepository, type FoundLink, type Grant } from './downloads.repository.ts';
import { GuideFiles, type BuyersFile } from './guide-files.ts';
import { wantedRange, type ByteRange } from './byte-range.ts';

/** What a request asks for beside its token. */
export type Wish = { method: string; range: string | undefined; ifRange: string | undefined };

export type OpenedDownload = {
  link: FoundLink;
  file: BuyersFile;
  /** Undefined for a range that the file does not have. */
  range: (ByteRange & { partial: boolean }) | undefined;
  grant: Grant | undefined;
};

/** A link that opens nothing any more, with what its page needs to say. */
export class LinkEnded extends AppError {
  constructor(
    code: 'download_expired' | 'downloads_used_up',
    readonly language: Language,
  ) {
    super(code);
  }
}

@Injectable()
export class OpenDownload {
  constructor(
    private readonly downloads: DownloadsRepository,
    private readonly files: GuideFiles,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  /** @throws AppError not_found, LinkEnded */
  async open(token: string, { method, range: header, ifRange }: Wish): Promise<OpenedDownload> {
    const { link, current } = await this.find(token);
    if (!current) throw new LinkEnded('download_expired', link.language);
    const file = await this.files.file(link.file_type, link.order_id);
    const range = wantedRange(ifRange === undefined || ifRange === file.etag ? header : undefined, file.size);
    // Mail scanners and browsers ask first what there is: asking is free.
    if (method === 'HEAD' || !range) {
      if (link.state !== 'ready') throw ended(link);
      return { link, file, range, grant: undefined };
    }
    const grant = await this.downloads.take(link, range.end - range.start + 1, file.size);
    if (!grant) throw ended((await this.downloads.find(link.id)) ?? link);
    return { link, file, range, grant };
  }

  /** The link of a token, also one whose link has been renewed since. @throws AppError not_found */
  async find(token: string): Promise<{ link: FoundLink; current: boolean }> {
    const id = linkIdIn(token);
    const link = id && (await this.downloads.find(id));
    const version = link && versionOf(this.config.linkSigningKey, token, link.id, link.version);
    if (!link || !version) throw new AppError('not_found');
    return { link, current: version === link.version };
  }

  giveBack({ link, grant }: OpenedDownload, bytes: number): Promise<void> {
    return grant && bytes > 0 ? this.downloads.giveBack(link.id, grant, bytes) : Promise.resolve();
  }
}

const ended = ({ state, language }: FoundLink) =>
  new LinkEnded(state === 'expired' ? 'download_expired' : 'downloads_used_up', language);
