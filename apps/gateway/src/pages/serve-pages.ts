import { AppError } from '@blue-peony/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Launch } from '../launch/launch.ts';
import { Admin } from './admin.ts';
import { allowedMethods } from './allowed-methods.ts';
import type { Headers } from '../shared/files/respond.ts';
import type { Pages } from './pages.ts';

/** Serves every path that is no call of the API. Not through Nest, which would cost more than the answer. */
export function servePages(fastify: FastifyInstance, pages: Pages, launch: Launch): void {
  fastify.all('*', async (call, reply) => {
    const { url, method, raw: request } = call;
    const path = url.replace(/[?#].*$/s, '');
    const { site, admin } = pages;
    if (/^\/(api|auth)(\/|$)/.test(path)) refuse(reply, allowedMethods(path));
    const serves = Admin.owns(path) ? admin : site;
    // Until it is known what was published, nothing is shown: it would be another agency's.
    if (!serves) throw new AppError(pages.hasSite && !Admin.owns(path) ? 'unavailable' : 'not_found');
    if (method !== 'GET' && method !== 'HEAD') refuse(reply, ['GET', 'HEAD']);

    // Most answers wait for nothing.
    const found = serves !== site || pages.exist(path, call);
    const exists = found === true || (await found);
    const headers: Headers = {
      ...(reply.getHeaders() as Headers),
      ...(launch.keepsAway && { 'x-robots-tag': 'noindex' }),
    };
    const asked = { request, response: reply.raw, headers };
    const own = pages.sendOfRevision(asked, path);
    const sent = own && (await own);
    if (!sent && serves.send(asked, path, exists) === false) throw new AppError('not_found');
    reply.hijack();
  });
}

function refuse(reply: FastifyReply, allowed: string[]): never {
  if (allowed.length === 0) throw new AppError('not_found');
  reply.header('allow', allowed.join(', '));
  throw new AppError('method_not_allowed');
}
