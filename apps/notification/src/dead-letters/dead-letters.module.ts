import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.ts';
import { DeadLettersController } from './dead-letters.controller.ts';

@Module({ imports: [DeliveriesModule], controllers: [DeadLettersController] })
export class DeadLettersModule {}
