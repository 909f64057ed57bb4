let left = false;

/**
 * Announces that this process will end: it is no longer ready and tells each client to use a new connection, but still
 * serves every request. A load balancer needs some seconds to notice.
 */
export function leave(): void {
  left = true;
}

export const isLeaving = (): boolean => left;
