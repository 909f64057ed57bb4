// Prints the contract's OpenAPI document without a database; the routes have no implementation.
// node --import ./tools/register.mjs apps/gateway/tools/print-api.ts
import 'reflect-metadata';
import { endpoints, type Endpoint } from '@blue-peony/contracts';
import { Route } from '@blue-peony/service-kit';
import { applyDecorators, Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { describeApi } from '../src/edge/api-docs.ts';
import { documentation } from '../src/edge/document.ts';

@Controller()
class Rows {}

for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
  const descriptor = { value: () => undefined, configurable: true, writable: true };
  Object.defineProperty(Rows.prototype, name, descriptor);
  applyDecorators(Route(row), ...documentation(row))(Rows.prototype, name, descriptor);
}

@Module({ controllers: [Rows] })
class Api {}

const app = await NestFactory.create(Api, new FastifyAdapter(), { logger: false });
console.log(JSON.stringify(describeApi(app, 'https://site.invalid')));
await app.close();
