import type { DeadLetterClass } from '@blue-peony/contracts';

/**
 * An event without attempts left, which staff can see and replay. `reason` is an error class, never an error message.
 */
export type DeadLetter = {
  id: string;
  type: string;
  class: DeadLetterClass;
  reason: string;
  attempts: number;
  at: string;
};

/**
 * Numbers of a consumer's messages: ready, waiting for a retry, or dead. A message that a worker is handling is in
 * none.
 */
export type QueueDepth = { ready: number; retrying: number; dead: number };
