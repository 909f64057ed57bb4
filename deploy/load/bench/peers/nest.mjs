// The same store as an ordinary NestJS application: a transaction with TypeORM's `save` of the application and of its
// event. Like the bare Fastify server it neither validates, logs nor publishes.
import 'reflect-metadata';
import { Body, Controller, Headers, Inject, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { EntitySchema } from 'typeorm';

const text = { type: 'text' };
const optional = { type: 'text', nullable: true };
const ApplicationEntity = new EntitySchema({
  name: 'applications',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    created_at: { type: 'timestamptz', createDate: true },
    idempotency_key: optional,
    name: text,
    email: text,
    country: text,
    city: text,
    instagram: optional,
    tiktok: optional,
    onlyfans_monthly_earnings: text,
    whatsapp: text,
    message: optional,
    language: text,
    privacy_version: text,
  },
});
const OutboxEntity = new EntitySchema({
  name: 'outbox',
  columns: { id: { type: 'uuid', primary: true }, type: text, event: { type: 'jsonb' } },
});

class ApplicationsController {
  constructor(database) {
    this.database = database;
  }

  async submit(form, idempotencyKey) {
    const { id } = await this.database.transaction(async (manager) => {
      const stored = await manager.save(ApplicationEntity, { ...form, idempotency_key: idempotencyKey });
      const event = { id: stored.id, aggregateId: stored.id, payload: { language: stored.language } };
      await manager.save(OutboxEntity, { id: stored.id, type: 'intake.application-submitted.v2', event });
      return stored;
    });
    return { id };
  }
}
// This file is not compiled, so the decorators are called.
Controller()(ApplicationsController);
Inject(getDataSourceToken())(ApplicationsController, undefined, 0);
Body()(ApplicationsController.prototype, 'submit', 0);
Headers('idempotency-key')(ApplicationsController.prototype, 'submit', 1);
const submit = Object.getOwnPropertyDescriptor(ApplicationsController.prototype, 'submit');
Post('api/applications')(ApplicationsController.prototype, 'submit', submit);

const AppModule = {
  // oxlint-disable-next-line typescript/no-extraneous-class -- a module of NestJS is a class
  module: class AppModule {},
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: process.argv[2],
      schema: 'bare',
      entities: [ApplicationEntity, OutboxEntity],
    }),
  ],
  controllers: [ApplicationsController],
};

const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.send({ url: await app.getUrl() });
