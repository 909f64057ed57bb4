import { Module, type DynamicModule } from '@nestjs/common';
import { PagesController } from './pages.controller.ts';
import { LaunchModule } from '../launch/launch.module.ts';
import { Pages } from './pages.ts';

@Module({})
export class PagesModule {
  static register(site: DynamicModule): DynamicModule {
    return { module: PagesModule, imports: [LaunchModule, site], controllers: [PagesController], providers: [Pages] };
  }
}
