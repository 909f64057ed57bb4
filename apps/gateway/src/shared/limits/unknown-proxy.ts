import { isInnerAddress, type Logger } from '@blue-peony/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A wrong setting shows in the first forwarded calls; later ones cost nothing. */
const callsToCheck = 100;

/**
 * Warns once when a proxy of the inner network forwards calls and `TRUSTED_PROXIES` does not name it: its own address
 * then counts as that of every visitor. The log gets the proxy's address, never a visitor's.
 */
export function watchForUnknownProxy(fastify: FastifyInstance, logger: Logger): void {
  let left = callsToCheck;
  const check = (request: FastifyRequest) => {
    const forwarded = request.headers['x-forwarded-for'];
    if (left === 0 || !forwarded) return;
    left -= 1;
    const { ip } = request;
    const visitor = forwarded.toString().split(',')[0]!.trim();
    if (!ip || ip === visitor || !isInnerAddress(ip)) return;
    left = 0;
    logger.warn(
      { proxy: ip },
      'TRUSTED_PROXIES does not name this proxy, so all its visitors share one rate limit: add its address or network',
    );
  };
  fastify.addHook('onRequest', (request, _reply, done) => {
    check(request);
    done();
  });
}
