import { Background } from '@blue-peony/service-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { PreviewSite } from './preview-site.ts';
import { LegalTexts } from './legal-texts.ts';
import { PublishedSite } from './published-site.ts';
import { PublishSite } from './publish-site.ts';
import { SiteController } from './site.controller.ts';
import { SiteState } from './site-state.ts';

@Module({})
export class SiteModule {
  static register(state: SiteState): DynamicModule {
    return {
      module: SiteModule,
      controllers: [SiteController],
      providers: [
        Background,
        LegalTexts,
        PreviewSite,
        PublishedSite,
        PublishSite,
        { provide: SiteState, useValue: state },
      ],
      exports: [PublishedSite],
    };
  }
}
