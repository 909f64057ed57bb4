import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import type { GatewayConfig } from '../config.ts';
import { Admin } from './admin.ts';
import { Site } from './site.ts';

const limitMs = 2_000;

/** Serves the built web apps; absent when something else serves them. */
@Injectable()
export class Pages implements OnModuleInit {
  site: Site | undefined;
  readonly admin: Admin | undefined;

  constructor(@Inject(serviceConfig) private readonly config: GatewayConfig) {
    this.admin = config.adminDir ? new Admin(config.adminDir) : undefined;
  }

  async onModuleInit(): Promise<void> {
    const { siteDir, publicUrl } = this.config;
    this.site = siteDir ? await Site.open(siteDir, publicUrl) : undefined;
  }

  /** Whether the page of a path exists. True when commerce does not answer: the page then asks in the browser. */
  async exist(path: string): Promise<boolean> {
    const asks = this.site?.asks(path);
    const { commerceUrl } = this.config;
    if (!asks || !commerceUrl) return true;
    return fetch(commerceUrl + asks, { signal: AbortSignal.timeout(limitMs) }).then(
      async ({ status, body }) => {
        await body?.cancel();
        return status !== 404;
      },
      () => true,
    );
  }
}
