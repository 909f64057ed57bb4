// The same store as an ordinary NestJS application: a transaction with TypeORM's `save` of the application and of its
// event. Like the bare Fastify server it neither validates, logs nor publishes.
import 'reflect-metadata';
import { Body, Controller, Headers, Inject, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { EntitySchema, type DataSource } from 'typeorm';

const text = { type: 'text' } as const;
const optional = { type: 'text', nullable: true } as const;
const ApplicationEntity = new EntitySchema<{ id: string; language: string; idempotency_key: string }>({
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
  } as object,
});
const OutboxEntity = new EntitySchema<{ id: string; type: string; event: object }>({
  name: 'outbox',
  columns: { id: { type: 'uuid', primary: true }, type: text, event: { type: 'jsonb' } },
});

@Controller()
class ApplicationsController {
  constructor(@Inject(getDataSourceToken()) private readonly database: DataSource) {}

  @Post('api/applications')
  async submit(@Body() form: object, @Headers('idempotency-key') idempotencyKey: string) {
    const { id } = await this.database.transaction(async (manager) => {
      const stored = await manager.save(ApplicationEntity, { ...form, idempotency_key: idempotencyKey });
      const event = { id: stored.id, aggregateId: stored.id, payload: { language: stored.language } };
      await manager.save(OutboxEntity, { id: stored.id, type: 'intake.application-submitted.v2', event });
      return stored;
    });
    return { id };
  }
}

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: process.argv[2]!,
      schema: 'bare',
      entities: [ApplicationEntity, OutboxEntity],
    }),
  ],
  controllers: [ApplicationsController],
})
class AppModule {}

const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.send!({ url: await app.getUrl() });
