/** An event that was given up on, for staff to see and replay. `reason` is a class of errors, never their message. */
export type DeadLetter = { id: string; type: string; reason: string; attempts: number; at: string };

/** Messages of a consumer: to be handled now, after a pause, or given up on. Those in the hands of a worker are in none. */
export type QueueDepth = { ready: number; retrying: number; dead: number };
