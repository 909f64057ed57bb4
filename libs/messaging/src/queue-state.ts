import type { DeadLetterClass } from '@blue-peony/contracts';

/** An event whose attempts are used up, for staff to see and replay. `reason` is a class of errors, never their message. */
export type DeadLetter = {
  id: string;
  type: string;
  class: DeadLetterClass;
  reason: string;
  attempts: number;
  at: string;
};

/** Messages of a consumer: ready, waiting for a retry, or dead. A message that a worker is handling counts in none. */
export type QueueDepth = { ready: number; retrying: number; dead: number };
