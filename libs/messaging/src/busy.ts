/**
 * Thrown when another worker holds what the handler needs: the event waits `afterMs`, and the attempt does not count.
 */
export class Busy extends Error {
  override readonly name = 'Busy';
  constructor(readonly afterMs: number) {
    super('Another worker is at it');
  }
}
