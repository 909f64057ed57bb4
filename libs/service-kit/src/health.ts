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

  /** Liveness: the process runs. It ignores dependencies, so that their outage does not restart the process. */
  @Get('healthz')
  live() {
    return { status: 'ok' };
  }

  /** Readiness: 503 while a required dependency is away. It answers names only, because anyone can call it. */
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
