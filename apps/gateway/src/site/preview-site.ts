import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtOrigin, endpoints, fillPath, servingManifestSchema, type SiteContent } from '@blue-peony/contracts';
import { AppError, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../config.ts';
import { renderFit } from './check-site.ts';
import { LegalTexts } from './legal-texts.ts';
import { withLowestPrices } from './lowest-prices.ts';
import { PublishedSite } from './published-site.ts';
import { readDraft } from './site.repository.ts';

const purpose = 'site previews';
const liveSeconds = 3_600;

/** Pages of the draft before anybody else sees them. The address is the credential: an iframe sends no header. */
@Injectable()
export class PreviewSite {
  constructor(
    private readonly database: DataSource,
    private readonly site: PublishedSite,
    private readonly legal: LegalTexts,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  async make() {
    const content = await this.content();
    const { id } = await renderFit(this.site, content, () => this.legal.current());
    const expires = Math.floor(Date.now() / 1_000) + liveSeconds;
    const signature = this.config.photoLinkKeys.mac(purpose, `${id}.${expires}`).toString('base64url');
    const address = fillPath(endpoints.openSitePreview.path, { token: `${id}.${expires}.${signature}` });
    return { id, address, expires_at: new Date(expires * 1_000).toISOString() };
  }

  /** @throws AppError `not_found`, also when the draft has changed and this server has not rendered the one before */
  async open(token: string, page: string): Promise<{ headers: Record<string, string>; body: string }> {
    const directory = await this.directoryOf(this.opened(token));
    const read = (file: string) => readFile(join(directory, file), 'utf8');
    const manifest = servingManifestSchema.parse(JSON.parse(await read('manifest.json')));
    const { routes, patterns, notFound } = manifest;
    const route = Object.hasOwn(routes, page) ? routes[page] : undefined;
    const { file, headers } = route ?? patterns.find(({ pattern }) => new RegExp(pattern).test(page)) ?? notFound;
    const body = (await read(file)).replaceAll(builtOrigin, this.config.publicUrl);
    return { headers: { ...headers, ...previewHeaders(headers) }, body };
  }

  private async content(): Promise<SiteContent> {
    const { content } = await readDraft(this.database.manager);
    return withLowestPrices(this.database.manager, content, this.config);
  }

  private opened(token: string): string {
    const [id = '', expires = '', signature = ''] = token.split('.');
    const isOurs = this.config.photoLinkKeys.verify(purpose, `${id}.${expires}`, Buffer.from(signature, 'base64url'));
    if (!isOurs || Number(expires) < Date.now() / 1_000) throw new AppError('not_found');
    return id;
  }

  /** Another replica may have rendered it. */
  private async directoryOf(id: string): Promise<string> {
    const { renders } = this.site;
    const known = renders.find(id);
    if (known) return known;
    const content = await this.content();
    const legal = await this.legal.current();
    if (renders.idOf(content, legal) !== id) throw new AppError('not_found');
    await renderFit(this.site, content, async () => legal);
    return renders.find(id)!;
  }
}

/** The page's own policy, but without script, and in a frame of the desk. */
function previewHeaders(own: Record<string, string>): Record<string, string> {
  const policy = own['content-security-policy'] ?? "default-src 'self'";
  const kept = policy.split(/;\s*/).filter((rule) => !/^(script-src|frame-ancestors|form-action)\b/.test(rule));
  const rules = ["script-src 'none'", "form-action 'none'", "frame-ancestors 'self'", 'sandbox allow-same-origin'];
  return {
    'cache-control': 'no-store',
    'content-security-policy': [...kept, ...rules].join('; '),
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex, nofollow',
  };
}
