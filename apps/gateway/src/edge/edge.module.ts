import { Background } from '@blue-peony/service-kit';
import { Global, Module } from '@nestjs/common';
import { SessionsModule } from '../auth/sessions.module.ts';
import { Admission } from './admission.ts';
import { OpenStreams } from './open-streams.ts';
import { PhotoLinkHolders } from './photo-link-holders.ts';
import { RefusedLinks } from './refused-links.ts';
import { RowGuard } from './row.guard.ts';

/** What every route of the contract passes. */
@Global()
@Module({
  imports: [SessionsModule],
  providers: [Admission, Background, OpenStreams, PhotoLinkHolders, RefusedLinks, RowGuard],
  exports: [Admission, PhotoLinkHolders, RowGuard, SessionsModule],
})
export class EdgeModule {}
