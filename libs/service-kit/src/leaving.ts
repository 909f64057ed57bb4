let left = false;

/**
 * Says that this process is to end: it is not ready any more and asks each client to come to another one, but serves all
 * that still come. Whoever distributes connections needs some seconds to learn of it.
 */
export function leave(): void {
  left = true;
}

export const isLeaving = (): boolean => left;
