import type { Endpoint } from '@blue-peony/contracts';
import { servesBehind } from '@blue-peony/service-kit';
import { applyDecorators, UseGuards } from '@nestjs/common';
import { PhotoLinkGuard } from '../identity/photo-link.guard.ts';
import { RightGuard, StaffGuard } from '../identity/staff.guard.ts';
import { RowLimitGuard, SecretLimitGuard } from '../limits/row-limit.guard.ts';
import { documentation } from './document.ts';

const guardsOf = {
  anyone: [],
  // The service that stores the application or the order checks its secret.
  applicant: [SecretLimitGuard],
  buyer: [SecretLimitGuard],
  staff: [StaffGuard, RightGuard],
  'photo-link': [PhotoLinkGuard],
};

/** What stands at the edge in front of a row: its limit, its guards and its documentation. */
export const Edge = (row: Endpoint): MethodDecorator =>
  applyDecorators(UseGuards(...(row.limit ? [RowLimitGuard] : []), ...guardsOf[row.who]), ...documentation(row));

/** Serves a row of the contract in the gateway itself. A wrong argument or answer does not compile. */
export const Serves = servesBehind(Edge);
