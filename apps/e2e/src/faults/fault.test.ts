import { expect, test } from '@jest/globals';
import { broken, type Fault, type Outcome } from './fault.ts';

const fault: Fault = { name: 'a fault', stage: {}, inject: async () => undefined, away: /events/, doubledAtMost: 1 };
const stood: Outcome = { lost: [], doubled: ['mail'], recoveredS: 10, mailsS: 60, complaints: [], away: ['events'] };

test('a fault within every bound is stood', () => {
  expect(broken(fault, stood)).toEqual([]);
});

test.each([
  [{ lost: ['photo', 'photo', 'order'] }, 'lost: 2 × photo, 1 × order'],
  [{ doubled: ['mail', 'mail'] }, 'doubled: 2 × mail'],
  [{ recoveredS: Infinity }, 'not recovered within 10 s'],
  [{ mailsS: 61 }, 'mails not within 60 s'],
  [{ complaints: ['submit 500 internal ×2'] }, 'submit 500 internal ×2'],
  [{ away: ['database'] }, '/readyz does not name events'],
])('names what is beyond a bound: %j', (change, said) => {
  expect(broken(fault, { ...stood, ...change })).toEqual([said]);
});

test('a mail that comes twice is excused where its first answer could not come through, and there alone', () => {
  const { doubledAtMost: _, ...strict } = fault;
  const twice = { ...stood, doubled: ['mail', 'staff mail'] };
  expect(broken(strict, { ...twice, excused: 2 })).toEqual([]);
  expect(broken(strict, { ...twice, excused: 1 })).toEqual(['doubled: 1 × mail, 1 × staff mail']);
});
