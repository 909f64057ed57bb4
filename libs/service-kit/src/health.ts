import { Controller, Get, Inject } from '@nestjs/common';
import { AppError } from './app-error.ts';
import { isLeaving } from './leaving.ts';
import { withTimeLimit } from './time-limit.ts';

/** One thing that a service stands on: resolves when it answers, rejects when it does not. */
export type HealthCheck = {
  name: string;
  check: () => Promise<unknown>;
  /** Without it the service goes on with the rest of its work, and only says that it is away. */
  optional?: boolean;
};

export const isProbe = (url: string | undefined): boolean => url === '/healthz' || url === '/readyz';

/** Injection token of the service's checks. */
export const healthChecks = Symbol('health checks');
const checkTimeoutMs = 2_000;

/** Serves `/healthz` and `/readyz`. */
@Controller()
export class HealthController {
  constructor(@Inject(healthChecks) private readonly checks: HealthCheck[]) {}

  /** The process runs; says nothing about what it depends on, so that an outage elsewhere does not restart it. */
  @Get('healthz')
  live() {
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready() {
    if (isLeaving()) throw new AppError('unavailable', { detail: 'Not ready: about to end' });
    const results = await Promise.allSettled(this.checks.map(({ check }) => withTimeLimit(check(), checkTimeoutMs)));
    const away = this.checks.filter((_, index) => results[index]?.status === 'rejected');
    const missing = away.filter(({ optional }) => !optional);
    if (missing.length > 0) throw new AppError('unavailable', { detail: `Not ready: ${names(missing).join(', ')}` });
    return { status: 'ready', checks: names(this.checks), away: names(away) };
  }
}

const names = (checks: HealthCheck[]) => checks.map(({ name }) => name);
