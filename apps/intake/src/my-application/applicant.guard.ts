import { terms } from '@blue-peony/agency';
import { applicantScheme, endpoints, type Endpoint } from '@blue-peony/contracts';
import { AppError, found, rowOf, serviceConfig } from '@blue-peony/service-kit';
import { createParamDecorator, Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { IntakeConfig } from '../config.ts';
import { isMailed, proves, readSecret } from '../applications/application-link.ts';
import type { Own } from '../record/read-my-application.ts';
import { confirmMailbox, findLinked } from './my-application.repository.ts';

type Bearing = { headers: { authorization?: string }; own?: Own };

/** What a link opens that is no longer fresh. */
const texts: readonly (Endpoint | undefined)[] = [endpoints.readMyApplication, endpoints.listMyLooks];

/** An old link opens only the texts. The refusal of a wrong secret does not reveal whether the page exists. */
@Injectable()
export class ApplicantGuard implements CanActivate {
  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: IntakeConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Bearing>();
    const [scheme, secret = ''] = (request.headers.authorization ?? '').split(' ');
    const read = scheme === applicantScheme ? readSecret(secret) : undefined;
    const linked = read && (await findLinked(this.database, read.id));
    if (!linked || !proves(this.config.applicantKeys, secret, linked.linkVersion)) throw new AppError('not_found');
    const { id, createdAt, confirmed } = linked;
    if (!confirmed && isMailed(read.issuedAt, createdAt)) await confirmMailbox(this.database, id);
    const fresh = Date.now() - read.issuedAt.getTime() < terms.freshHours * 3_600_000;
    if (!fresh && !texts.includes(rowOf(request))) throw new AppError('fresh_link_required');
    request.own = { id, fresh };
    return true;
  }
}

/** The application of a call that {@link ApplicantGuard} accepted. */
export const OwnApplication = createParamDecorator((_: unknown, context: ExecutionContext): Own =>
  found(context.switchToHttp().getRequest<Bearing>().own),
);
