import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { addressPrefix } from './client-address.ts';

/** Where a call comes from, as far as a use case needs to know. */
export type Caller = {
  /** What counts as one client for limits. */
  address: string;
  requestId: string;
};

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { ip, id } = context.switchToHttp().getRequest<{ ip: string; id: string }>();
  return { address: addressPrefix(ip), requestId: id };
});
