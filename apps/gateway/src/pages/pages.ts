import { Inject, Injectable } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import type { GatewayConfig } from '../config.ts';
import { Admin } from './admin.ts';
import { Site } from './site.ts';

const limitMs = 2_000;

/** The built web apps; absent where something else serves them. */
@Injectable()
export class Pages {
  readonly site: Site | undefined;
  readonly admin: Admin | undefined;

  constructor(@Inject(serviceConfig) private readonly config: GatewayConfig) {
    const { siteDir, adminDir } = config;
    this.site = siteDir ? new Site(siteDir) : undefined;
    this.admin = adminDir ? new Admin(adminDir) : undefined;
  }

  /** Whether the page of a path exists, as far as anybody can tell: a page that cannot be asked for now asks by itself. */
  async exist(path: string): Promise<boolean> {
    const asks = this.site?.asks(path);
    const { commerceUrl } = this.config;
    if (!asks || !commerceUrl) return true;
    const options = { method: 'HEAD', signal: AbortSignal.timeout(limitMs) };
    return fetch(commerceUrl + asks, options).then(
      ({ status }) => status !== 404,
      () => true,
    );
  }
}
