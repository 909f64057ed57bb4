import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Launch } from '../launch/launch.ts';
import { LaunchModule } from '../launch/launch.module.ts';
import { Pages } from './pages.ts';
import { servePages } from './serve-pages.ts';

@Module({})
export class PagesModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly pages: Pages,
    private readonly launch: Launch,
  ) {}

  onModuleInit(): void {
    servePages(this.host.httpAdapter.getInstance(), this.pages, this.launch);
  }

  static register(site: DynamicModule): DynamicModule {
    return { module: PagesModule, imports: [LaunchModule, site], providers: [Pages] };
  }
}
