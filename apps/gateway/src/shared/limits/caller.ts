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
  /** Name of that cookie. */
  cookie: string | undefined;
  setCookie: (line: string) => void;
  userAgent: string | undefined;
};

/** The prefix binds the cookie to this host and to https, so browsers take it over https only. */
export const deviceCookies = { http: 'blue_peony_device', https: '__Host-blue_peony_device' } as const;

/** The name and value of the device's cookie. */
function deviceIn(cookies = ''): [cookie?: string, device?: string] {
  for (const name of [deviceCookies.https, deviceCookies.http]) {
    const device = new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];
    if (device) return [name, device];
  }
  return [];
}

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { ip, id, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const reply = context.switchToHttp().getResponse<FastifyReply>();
  const [cookie, device] = deviceIn(headers.cookie);
  return {
    address: addressPrefix(ip),
    requestId: id,
    device,
    cookie,
    userAgent: headers['user-agent'],
    setCookie: (line) => void reply.header('set-cookie', line),
  };
});
