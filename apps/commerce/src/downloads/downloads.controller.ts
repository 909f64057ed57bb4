import { endpoints, freshLinksRequestSchema, guideFormats, type GuideFormat } from '@blue-peony/contracts';
import {
  AppError,
  languageOf,
  pageHeaders,
  Serves,
  serviceConfig,
  noteFailure,
  toAppError,
  wantedRange,
  type Calls,
  type Logger,
} from '@blue-peony/service-kit';
import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommerceConfig } from '../config.ts';
import { downloadGranted, downloadRefused } from '../shared/business-events.ts';
import { sendFile } from './file-response.ts';
import { GuideFiles } from './guide-files.ts';
import { hiddenLinks, knowsSegment, opensHiddenFile } from './hidden-links.ts';
import { linkPage } from './link-page.ts';
import { LinkEnded, OpenDownload } from './open-download.ts';
import { RenewLinks } from './renew-links.ts';

@Controller()
export class DownloadsController {
  constructor(
    private readonly downloads: OpenDownload,
    private readonly renewals: RenewLinks,
    private readonly files: GuideFiles,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Serves(endpoints.downloadFile)
  async downloadFile({ params, request }: Calls['downloadFile'], @Res() reply: FastifyReply) {
    const { method, headers } = request;
    const token = params.secure_token;
    try {
      const ifRange = headers['if-range'] as string | undefined;
      const device = headers['x-device'] as string | undefined;
      const opened = await this.downloads.open(token, { method, range: headers.range, ifRange, device });
      const { file, range, grant } = opened;
      if (grant?.opened) downloadGranted(request.log as Logger, file.file_type);
      const unsent = (bytes: number) =>
        this.downloads
          .giveBack(opened, bytes)
          .catch((err: unknown) => request.log.warn({ err }, 'unsent bytes stay counted'));
      sendFile({ request, reply, file, range, unsent });
    } catch (error) {
      downloadRefused(request.log as Logger, toAppError(error).code);
      answerPage(request, reply, error, token);
    }
  }

  @Serves(endpoints.requestFreshLink)
  async requestFreshLink({ params, request }: Calls['requestFreshLink'], @Res() reply: FastifyReply) {
    try {
      const link = await this.downloads.find(params.secure_token);
      this.renewals.request({ orderId: link.orderId }, request.id);
      void reply.code(202).headers(pageHeaders()).send(linkPage('sent', link.language));
    } catch (error) {
      answerPage(request, reply, error);
    }
  }

  @Serves(endpoints.requestFreshLinks)
  requestFreshLinks({ body, request }: Calls['requestFreshLinks']) {
    this.renewals.request(body, request.id);
    return { accepted: true } as const;
  }

  /** The plain form for a buyer without any link; the site's script sends the same request as JSON. */
  @Serves(endpoints.requestFreshLinksByForm)
  requestFreshLinksByForm({ body, request }: Calls['requestFreshLinksByForm'], @Res() reply: FastifyReply) {
    const wanted = freshLinksRequestSchema.safeParse(body);
    if (wanted.success) this.renewals.request(wanted.data, request.id);
    void reply
      .code(wanted.success ? 202 : 422)
      .headers(pageHeaders())
      .send(linkPage(wanted.success ? 'asked' : 'bad_address', languageOf(request.headers['accept-language'])));
  }

  @Serves(endpoints.listGuideFiles)
  listGuideFiles({ params }: Calls['listGuideFiles']) {
    if (!knowsSegment(params.segment, this.config.downloadsSegment)) throw new AppError('not_found');
    return hiddenLinks(this.config.shopKeys, now());
  }

  @Serves(endpoints.downloadGuideFile)
  async downloadGuideFile(
    { params: { format }, query, request }: Calls['downloadGuideFile'],
    @Res() reply: FastifyReply,
  ) {
    try {
      if (!isFormat(format)) throw new AppError('not_found');
      if (!opensHiddenFile(this.config.shopKeys, format, query, now())) throw new AppError('download_expired');
      const file = await this.files.file(format);
      const range = wantedRange(request.headers.range, file.size);
      sendFile({ request, reply, file, range });
    } catch (error) {
      answerPage(request, reply, error);
    }
  }
}

const now = () => Math.floor(Date.now() / 1000);
const isFormat = (format: string): format is GuideFormat => guideFormats.some((known) => known === format);

/** A browser gets a page, any other client the problem as JSON. */
function answerPage(request: FastifyRequest, reply: FastifyReply, error: unknown, token?: string) {
  const failure = toAppError(error);
  const { code, status } = failure;
  if (!request.headers.accept?.includes('text/html') || (status >= 500 && code !== 'unavailable')) throw error;
  noteFailure(request, reply, failure);
  const link = error instanceof LinkEnded ? error : undefined;
  const language = link?.language ?? languageOf(request.headers['accept-language']);
  // Only links of the hidden page expire without a token.
  const page = link?.paused ? 'paused' : code === 'download_expired' && !token ? 'page_expired' : code;
  void reply
    .code(status)
    .headers(pageHeaders())
    .send(linkPage(page, language, token));
}
