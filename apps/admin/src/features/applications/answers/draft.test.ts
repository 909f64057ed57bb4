import { expect, it } from '@jest/globals';
import { application } from '../../../test/applications.ts';
import { suggested } from './draft.ts';

it.each([
  [null, 'rejected', 'decline'],
  [null, 'qualified', undefined],
  [3, 'qualified', 'decline'],
  [5, 'qualified', 'ask_more'],
  [9, 'rejected', 'invite'],
] as const)('for the score %s and the result %s this is suggested: %s', (score, assessment_result, decision) => {
  expect(suggested(application({ score, assessment_result }))).toBe(decision);
});
