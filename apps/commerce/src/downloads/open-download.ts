import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@blue-peony/contracts';
import { AppError, found, serviceConfig, wantedRange, type FileRange } from '@blue-peony/service-kit';
import type { CommerceConfig } from '../config.ts';
import { readToken, type LinkVersion } from './download-token.ts';
import { DownloadsRepository, type FoundLink, type Grant } from './downloads.repository.ts';
import { GuideFiles, type BuyersFile } from './guide-files.ts';

export type FileRequest = {
  method: string;
  range: string | undefined;
  ifRange: string | undefined;
  /** In general words, for the order's history, for example "Firefox on Windows". */
  device: string | undefined;
};

export type OpenedDownload = {
  file: BuyersFile;
  range: FileRange | undefined;
  grant: Grant | undefined;
};

/** Thrown for a link that no longer works, with the facts that its page needs. */
export class LinkEnded extends AppError {
  constructor(
    code: 'download_expired' | 'downloads_used_up',
    readonly language: Language,
    readonly paused: boolean,
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

  /** A usual download takes one SQL statement. @throws AppError not_found, LinkEnded */
  async open(token: string, request: FileRequest): Promise<OpenedDownload> {
    const link = this.read(token);
    const { size } = await this.files.file(link.file_type);
    const range = await this.range(link, request, size);
    // Mail scanners and browsers send HEAD first; it is not counted.
    const grant = range && request.method !== 'HEAD' ? await this.take(link, range, size, request.device) : undefined;
    return { file: await this.file(link, grant), range, grant };
  }

  /** The link of a token, also if it has been renewed since. @throws AppError not_found */
  async find(token: string): Promise<FoundLink> {
    return found(await this.downloads.find(this.read(token).id));
  }

  giveBack({ grant }: OpenedDownload, bytes: number): Promise<void> {
    return grant && bytes > 0 ? this.downloads.giveBack(grant, bytes) : Promise.resolve();
  }

  private read(token: string): LinkVersion {
    return found(readToken(this.config.shopKeys, token));
  }

  /** Mixing parts of two editions would corrupt the file, so an old `If-Range` gets the whole new one. */
  private async range(link: LinkVersion, { range, ifRange }: FileRequest, size: number) {
    const resumes = ifRange === undefined || ifRange === (await this.file(link)).etag;
    return wantedRange(resumes ? range : undefined, size);
  }

  private async take(link: LinkVersion, { start, end }: FileRange, size: number, device = ''): Promise<Grant> {
    const detail = `${link.file_type} ${device}`.trim();
    const grant = await this.downloads.take(link, { bytes: end - start + 1, fileSize: size, detail });
    if (grant) return grant;
    await this.downloads.endGrant(link);
    throw ended(link, await this.downloads.find(link.id));
  }

  /** The buyer's copy. Without a grant the link must still be valid. */
  private async file(link: LinkVersion, grant?: Grant): Promise<BuyersFile> {
    return this.files.file(link.file_type, grant?.orderId ?? (await this.working(link)).orderId);
  }

  private async working(link: LinkVersion): Promise<FoundLink> {
    const current = await this.downloads.find(link.id);
    if (current?.state !== 'ready' || current.version !== link.version) throw ended(link, current);
    return current;
  }
}

function ended({ version }: LinkVersion, current: FoundLink | undefined): AppError {
  if (!current) return new AppError('not_found');
  const expired = current.state === 'expired' || current.version !== version;
  return new LinkEnded(expired ? 'download_expired' : 'downloads_used_up', current.language, current.paused);
}
