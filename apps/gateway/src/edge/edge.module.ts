import { Global, Module } from '@nestjs/common';
import { Admission } from './admission.ts';
import { OpenStreams } from './open-streams.ts';
import { PhotoLinkHolders } from './photo-link-holders.ts';
import { RefusedLinks } from './refused-links.ts';
import { RowGuard } from './row.guard.ts';

/** What every route of the contract passes. */
@Global()
@Module({
  providers: [Admission, OpenStreams, PhotoLinkHolders, RefusedLinks, RowGuard],
  exports: [Admission, PhotoLinkHolders, RowGuard],
})
export class EdgeModule {}
