import type { User } from './user.ts';

/** The session as clients store it. */
export type SessionAnswer = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: User;
};
