import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hourlyLimits } from '@blue-peony/contracts';
import { serviceConfig, withTimeLimit } from '@blue-peony/service-kit';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { PublishedSite } from '../site/published-site.ts';
import { Admin } from './admin.ts';
import type { Asked } from '../shared/files/respond.ts';
import { clientOf } from '../shared/limits/client-address.ts';
import { type Limiter, RateLimits } from '../shared/limits/rate-limits.ts';
import { Site } from './site.ts';

const limitMs = 2_000;
/** Longer than a server needs to render a revision. */
const lookMs = 10_000;
const ofRevision = /^\/assets\/r-([\da-f]{16})\/([^?#]+)$/;

/** Serves the built web apps; absent when something else serves them. */
@Injectable()
export class Pages implements OnModuleInit {
  site: Site | undefined;
  readonly admin: Admin | undefined;
  private readonly asked: Limiter;

  constructor(
    @Inject(serviceConfig) private readonly config: GatewayConfig,
    private readonly published: PublishedSite,
    limits: RateLimits,
  ) {
    // The same count as that of the call which such a page makes in the browser.
    this.asked = limits.limiter({ name: 'downloads', points: hourlyLimits.downloads, seconds: 3_600 });
    this.admin = config.adminDir ? new Admin(config.adminDir) : undefined;
  }

  async onModuleInit(): Promise<void> {
    const { siteDir, publicUrl } = this.config;
    await this.published.open(async (rendered) => {
      if (siteDir) this.site = await Site.open(siteDir, publicUrl, rendered);
    });
  }

  /** Whether this server has a site, which may not be there yet. */
  get hasSite(): boolean {
    return this.config.siteDir !== undefined;
  }

  /** Answers an address of a revision's own file. @returns whether it is one */
  sendOfRevision(asked: Asked, path: string): false | Promise<boolean> {
    const [, id = '', name = ''] = ofRevision.exec(path) ?? [];
    return id !== '' && this.site !== undefined && this.sendOwn(asked, id, name);
  }

  private async sendOwn(asked: Asked, id: string, name: string): Promise<boolean> {
    // A page may come from a server that has looked before this one.
    if (!this.published.renders.find(id)) await withTimeLimit(this.published.nextLook(), lookMs).catch(() => undefined);
    return this.site!.sendOfRevision(asked, { directory: this.published.renders.find(id), id, name });
  }

  /**
   * Whether the page of a path exists. True when its client has asked too often or commerce does not answer: the page
   * then asks in the browser.
   */
  exist(path: string, request: FastifyRequest): true | Promise<boolean> {
    const asks = this.site?.asks(path);
    const { commerceUrl } = this.config;
    if (!asks || !commerceUrl) return true;
    return this.ask(commerceUrl + asks, clientOf(request)).catch(() => true);
  }

  private async ask(address: string, client: string): Promise<boolean> {
    await this.asked.take(client);
    const { status, body } = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
    await body?.cancel();
    return status !== 404;
  }
}
