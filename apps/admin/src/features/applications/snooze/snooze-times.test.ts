import { expect, it } from '@jest/globals';
import { localTime } from '../../../ui/local-time.ts';
import { quickTimes } from './snooze-times.ts';

const at = (text: string) => new Date(text).getTime();
const fields = (now: string) => Object.values(quickTimes(at(now))).map(localTime);

it.each([
  ['a Friday evening', '2026-03-20T22:30', ['2026-03-21T01:30', '2026-03-21T09:00', '2026-03-23T09:00']],
  ['a Sunday', '2026-03-22T12:00', ['2026-03-22T15:00', '2026-03-23T09:00', '2026-03-23T09:00']],
  ['early on a Monday', '2026-03-23T07:00', ['2026-03-23T10:00', '2026-03-24T09:00', '2026-03-30T09:00']],
  ['the end of a year', '2026-12-31T10:00', ['2026-12-31T13:00', '2027-01-01T09:00', '2027-01-04T09:00']],
])('offers on %s three hours, the next morning and the morning of the next Monday', (_, now, wanted) => {
  expect(fields(now)).toEqual(wanted);
});
