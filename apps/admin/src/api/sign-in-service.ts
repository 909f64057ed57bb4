import type { AuthClient } from '@supabase/auth-js';

/** The code of the latest refusal, because the library's events do not tell why a session ended. */
export const lastRefusal: { code: string | undefined } = { code: undefined };

export type Auth = InstanceType<typeof AuthClient>;

let follower: ((auth: Auth) => unknown) | undefined;

export function onAuthOpened(follow: (auth: Auth) => unknown): void {
  follower = follow;
}

export const tellAuthOpened = (auth: Auth): unknown => follower?.(auth);
