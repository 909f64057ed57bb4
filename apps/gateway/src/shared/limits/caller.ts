import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressPrefix } from './client-address.ts';

/** Where a call comes from, as far as a use case needs to know. */
export type Caller = {
  /** What counts as one client for limits. */
  address: string;
  requestId: string;
  /** The id in the cookie of a device that somebody has signed in on. */
  device: string | undefined;
  setCookie: (cookie: string) => void;
  userAgent: string | undefined;
};

export const deviceCookie = 'blue_peony_device';
const deviceId = new RegExp(`(?:^|; ?)${deviceCookie}=([\\w-]{43})(?:;|$)`);

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { ip, id, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const reply = context.switchToHttp().getResponse<FastifyReply>();
  return {
    address: addressPrefix(ip),
    requestId: id,
    device: deviceId.exec(headers.cookie ?? '')?.[1],
    userAgent: headers['user-agent'],
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
  };
});
