import { applicantScheme, freshLinkSeconds } from '@blue-peony/contracts';
import { AppError, serviceConfig } from '@blue-peony/service-kit';
import { createParamDecorator, Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { IntakeConfig } from '../../config.ts';
import { proves, readSecret } from './application-link.ts';
import { OwnPageRepository, type Own } from './own-page.repository.ts';

type Bearing = { headers: { authorization?: string }; own?: Own };

/** Lets only the holder of a valid link through. The refusal does not reveal whether the page exists. */
@Injectable()
export class ApplicantGuard implements CanActivate {
  constructor(
    private readonly applications: OwnPageRepository,
    @Inject(serviceConfig) private readonly config: IntakeConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Bearing>();
    const [scheme, secret = ''] = (request.headers.authorization ?? '').split(' ');
    const read = scheme === applicantScheme ? readSecret(secret) : undefined;
    const linked = read && (await this.applications.link(read.id));
    if (!linked || !proves(this.config.applicantKeys, secret, linked.linkVersion)) throw new AppError('not_found');
    request.own = { id: linked.id, fresh: Date.now() - read.issuedAt.getTime() < freshLinkSeconds * 1_000 };
    return true;
  }
}

/** The application of a call that {@link ApplicantGuard} accepted. */
export const OwnApplication = createParamDecorator((_: unknown, context: ExecutionContext): Own => {
  const { own } = context.switchToHttp().getRequest<Bearing>();
  if (!own) throw new AppError('not_found');
  return own;
});
