import { servesBehind } from '@blue-peony/service-kit';
import { UseGuards } from '@nestjs/common';
import { RowGuard } from './row.guard.ts';

/** Serves a row of the contract in the gateway itself. Wrong arguments or results do not compile. */
export const Serves = servesBehind(() => UseGuards(RowGuard));
