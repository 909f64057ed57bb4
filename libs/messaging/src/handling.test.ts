import { describe, expect, it } from '@jest/globals';
import { parseEvent } from './handling.ts';

describe('parseEvent', () => {
  it('takes nothing that is not an event of the contract', () => {
    const type = 'intake.application-submitted.v2';
    for (const value of [undefined, null, 1, 'text', [], {}, { type: 'constructor' }, { type: 'unknown.v1' }, { type }])
      expect(parseEvent(value)).toBeUndefined();
  });
});
