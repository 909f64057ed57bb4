import { Module } from '@nestjs/common';
import { FunnelController } from './funnel.controller.ts';

@Module({ controllers: [FunnelController] })
export class FunnelModule {}
