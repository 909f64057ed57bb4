import { endpoints } from '@blue-peony/contracts';
import type { Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { visitorStepCounted } from '../shared/business-events.ts';
import { Serves } from '../edge/serves.ts';

/** Words in the User-Agent of robots that run scripts. */
const robots = /bot|crawl|spider|slurp|preview|lighthouse|headless|monitor/i;

/** Counts the steps of visitors. No data about the visitor is read or stored. */
@Controller()
export class FunnelController {
  @Serves(endpoints.countFunnel)
  countFunnel({ body, request: { headers } }: Calls['countFunnel']) {
    const isLook = headers['sec-purpose'] !== undefined || robots.test(headers['user-agent'] ?? '');
    if (!isLook) visitorStepCounted(body);
  }
}
