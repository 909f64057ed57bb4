import { Controller, Get, Inject, Module, type DynamicModule, type InjectionToken } from '@nestjs/common';
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

const checksToken = Symbol('health checks');
const checkTimeoutMs = 2_000;

@Controller()
export class HealthController {
  constructor(@Inject(checksToken) private readonly checks: HealthCheck[]) {}

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

@Module({})
export class HealthModule {
  /** Serves `/healthz` and `/readyz`; `inject` names the providers that `checks` is called with. */
  static register(options: {
    inject: InjectionToken[];
    checks: (...dependencies: never[]) => HealthCheck[];
  }): DynamicModule {
    return {
      module: HealthModule,
      controllers: [HealthController],
      providers: [{ provide: checksToken, inject: options.inject, useFactory: options.checks as never }],
    };
  }
}
