// The same work as most teams write it in NestJS: validated by class-validator, stored in a transaction of TypeORM with
// its event, which amqplib publishes with confirms.
import 'reflect-metadata';
import { privacyVersionPattern } from '@blue-peony/contracts';
import { Body, Controller, Headers, Inject, Module, Post, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { Equals, IsEmail, IsIn, IsOptional, IsString, Length, Matches } from 'class-validator';
import pg from 'pg';
import { EntitySchema, type DataSource } from 'typeorm';
import { derived, eventOf, publisher, relay } from './events.ts';

const [url = '', brokerUrl = '', exchange = ''] = process.argv.slice(2);

class Form {
  @IsString() @Length(1, 100) name!: string;
  @IsEmail() @Length(3, 255) email!: string;
  @IsString() @Length(1, 100) country!: string;
  @IsString() @Length(1, 100) city!: string;
  @IsOptional() @IsString() @Length(1, 100) instagram?: string;
  @IsOptional() @IsString() @Length(1, 100) tiktok?: string;
  @IsIn(['$0', '$100-$10000', '$10000-$50000', '$50000-$100000', '$100000+']) onlyfans_monthly_earnings!: string;
  @Matches(/^\+?[\d ()-]{7,30}$/) whatsapp!: string;
  @IsOptional() @IsString() @Length(1, 5_000) message?: string;
  @IsIn(['en', 'pl', 'de', 'ukr', 'th']) language!: string;
  @Equals(true) age_confirmed!: true;
  @Matches(privacyVersionPattern) privacy_version!: string;
}

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
    age_confirmed: { type: 'boolean' },
    privacy_version: text,
    file_urls: { type: 'text', array: true },
    assessment_result: text,
    assessment_version: { type: 'smallint' },
    request_hash: { type: 'bytea' },
  } as object,
});
const OutboxEntity = new EntitySchema<ReturnType<typeof eventOf>>({
  name: 'outbox',
  columns: {
    id: { type: 'uuid', primary: true },
    type: text,
    event: { type: 'jsonb' },
    due_at: { type: 'timestamptz' },
    attempts: { type: 'integer' },
  },
});

@Controller()
class ApplicationsController {
  constructor(@Inject(getDataSourceToken()) private readonly database: DataSource) {}

  @Post('api/applications')
  async submit(@Body() form: Form, @Headers('idempotency-key') idempotencyKey: string) {
    const { id } = await this.database.transaction(async (manager) => {
      const row = { ...form, ...derived, idempotency_key: idempotencyKey };
      const stored = await manager.save(ApplicationEntity, row);
      await manager.save(OutboxEntity, eventOf(stored.id, stored.language));
      return stored;
    });
    return { id };
  }
}

@Module({
  imports: [
    TypeOrmModule.forRoot({ type: 'postgres', url, schema: 'peer', entities: [ApplicationEntity, OutboxEntity] }),
  ],
  controllers: [ApplicationsController],
})
class AppModule {}

const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: false });
app.useGlobalPipes(new ValidationPipe({ whitelist: true, transform: true }));
await app.listen(0, '127.0.0.1');
void relay(new pg.Pool({ connectionString: url, max: 1 }), await publisher(brokerUrl, exchange));
process.send!({ url: await app.getUrl() });
