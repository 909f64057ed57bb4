import { endpoints } from '@blue-peony/contracts';
import type { Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { cameAlong } from '../shared/business-events.ts';
import { Serves } from '../shared/edge/serves.ts';

/** What robots that run scripts call themselves, by their own account. */
const robots = /bot|crawl|spider|slurp|preview|lighthouse|headless|monitor/i;

/** Counts how far visitors come. What a visitor is or was before is neither asked nor kept. */
@Controller()
export class FunnelController {
  @Serves(endpoints.countFunnel)
  count({ body, request: { headers } }: Calls['countFunnel']) {
    const isLook = headers['sec-purpose'] !== undefined || robots.test(headers['user-agent'] ?? '');
    if (!isLook) cameAlong(body);
  }
}
