import { AppError } from '@blue-peony/service-kit';
import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admin } from './admin.ts';
import { allowedMethods } from './allowed-methods.ts';
import { Launch } from '../launch/launch.ts';
import { Pages } from './pages.ts';

/** Serves every path that is no call of the API. */
@Controller()
export class PagesController {
  constructor(
    private readonly pages: Pages,
    private readonly launch: Launch,
  ) {}

  @All('*')
  async any(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.replace(/[?#].*$/s, '');
    const { site, admin } = this.pages;
    if (/^\/(api|auth)(\/|$)/.test(path)) refuse(reply, allowedMethods(path));
    const serves = Admin.owns(path) ? admin : site;
    // Until it is known what was published, nothing is shown: it would be another agency's.
    if (!serves) throw new AppError(this.pages.hasSite && !Admin.owns(path) ? 'unavailable' : 'not_found');
    if (request.method !== 'GET' && request.method !== 'HEAD') refuse(reply, ['GET', 'HEAD']);

    const exists = serves !== site || (await this.pages.exist(path));
    const { raw } = reply;
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    if (this.launch.keepsAway) raw.setHeader('x-robots-tag', 'noindex');
    const sent = await this.pages.sendOfRevision(request.raw, raw, path);
    if (!sent && serves.send(request.raw, raw, path, exists) === false) throw new AppError('not_found');
    reply.hijack();
  }
}

function refuse(reply: FastifyReply, allowed: string[]): never {
  if (allowed.length === 0) throw new AppError('not_found');
  reply.header('allow', allowed.join(', '));
  throw new AppError('method_not_allowed');
}
