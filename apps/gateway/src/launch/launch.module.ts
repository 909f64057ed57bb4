import { Module } from '@nestjs/common';
import { LaunchController } from './launch.controller.ts';
import { Launch } from './launch.ts';

@Module({ controllers: [LaunchController], providers: [Launch], exports: [Launch] })
export class LaunchModule {}
