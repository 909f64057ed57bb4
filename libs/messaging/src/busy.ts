/** Another worker holds what the handler needs: the event waits for `afterMs`, and this was no attempt. */
export class Busy extends Error {
  override readonly name = 'Busy';
  constructor(readonly afterMs: number) {
    super('Another worker is at it');
  }
}
