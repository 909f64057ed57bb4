import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressPrefix } from './client-address.ts';

/** The origin of a call, as far as a use case needs it. */
export type Caller = {
  /** Address that limits count as one client. */
  address: string;
  requestId: string;
  /** Id in the cookie of a device on which somebody has signed in. */
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
