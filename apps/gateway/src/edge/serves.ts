import type { Endpoint } from '@blue-peony/contracts';
import { ServiceGuard, servesBehind } from '@blue-peony/service-kit';
import { applyDecorators, UseGuards } from '@nestjs/common';
import { PhotoLinkGuard } from './photo-link.guard.ts';
import { RightGuard, StaffGuard } from './staff.guard.ts';
import { RowLimitGuard } from './row-limit.guard.ts';
import { documentation } from './document.ts';

const guardsOf = {
  anyone: [],
  // The service that stores the application or order checks its secret; forwarding limits guesses.
  applicant: [],
  buyer: [],
  staff: [StaffGuard, RightGuard],
  'photo-link': [PhotoLinkGuard],
  // The gateway has no keys of inner calls, so it does not start with such a row.
  service: [ServiceGuard],
};

/** Applies a row's limit, guards and documentation to a route of the gateway. */
export const Edge = (row: Endpoint): MethodDecorator =>
  applyDecorators(UseGuards(...(row.limit ? [RowLimitGuard] : []), ...guardsOf[row.who]), ...documentation(row));

/** Serves a row of the contract in the gateway itself. Wrong arguments or results do not compile. */
export const Serves = servesBehind(Edge);
