import { describe, expect, it } from '@jest/globals';
import { describeFailure } from './failure.ts';

describe('describeFailure', () => {
  it('tells class, code and place of an error, and nothing of its message', () => {
    const error = Object.assign(new TypeError('ann@example.com\nAnn Sample'), { code: 'EENVELOPE' });
    const told = describeFailure(error);
    expect(told.reason).toBe('TypeError EENVELOPE');
    expect(told.at).toContain('failure.test.ts');
    expect(JSON.stringify(told)).not.toMatch(/ann/i);
  });

  it('takes anything that can be thrown', () => {
    for (const thrown of [undefined, null, 'Ann Sample', { message: 'Ann Sample' }])
      expect(describeFailure(thrown)).toEqual({ reason: 'unknown', at: undefined });
  });
});
