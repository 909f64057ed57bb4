import { Inject, Injectable } from '@nestjs/common';
import { configToken, type GatewayConfig } from '../config.ts';
import { Admin } from './admin.ts';
import { Site } from './site.ts';

/** The built web apps; absent where something else serves them. */
@Injectable()
export class Pages {
  readonly site: Site | undefined;
  readonly admin: Admin | undefined;

  constructor(@Inject(configToken) { siteDir, adminDir }: GatewayConfig) {
    this.site = siteDir ? new Site(siteDir) : undefined;
    this.admin = adminDir ? new Admin(adminDir) : undefined;
  }
}
