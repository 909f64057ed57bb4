import { Controller, Get, type OnModuleDestroy, type OnModuleInit, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { isLeaving } from './leaving.ts';
import { nameParts, Parts } from './parts.ts';
import { problemOf } from './problem-filter.ts';

export const isProbe = (url: string | undefined): boolean => url === '/healthz' || url === '/readyz';

/** Serves `/healthz` and `/readyz`. */
@Controller()
export class HealthController implements OnModuleInit, OnModuleDestroy {
  constructor(
    private readonly parts: Parts,
    private readonly host: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    nameParts(this.host.httpAdapter.getInstance(), this.parts);
  }

  onModuleDestroy(): void {
    this.parts.stop();
  }

  /** The process runs; says nothing about what it depends on, so that an outage elsewhere does not restart it. */
  @Get('healthz')
  live() {
    return { status: 'ok' };
  }

  /** Names of parts alone, since anybody may ask: 503 while a required one is away. */
  @Get('readyz')
  async ready(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    if (isLeaving()) throw new AppError('unavailable', { detail: 'Not ready: about to end' });
    const { ready, ...parts } = await this.parts.read();
    if (ready) return { status: 'ready', ...parts };
    const missing = parts.away.filter((name) => parts.required.includes(name));
    const error = new AppError('unavailable', { detail: `Not ready: ${missing.join(', ')}` });
    reply.code(503).header('content-type', 'application/problem+json').header('retry-after', error.retryAfterSeconds);
    return { ...problemOf(error, request.id), ...parts };
  }
}
