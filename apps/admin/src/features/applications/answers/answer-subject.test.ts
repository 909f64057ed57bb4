import { expect, it } from '@jest/globals';
import { answerSubject } from './answer-subject.ts';

// cspell:disable
it.each([
  ['Re: Porozmawiajmy [A-018F3C1E]', 'Re: Porozmawiajmy'],
  ['RE: AW: Re[2]: Odp: Gespräch', 'Re: Gespräch'],
  ['Відп: Розмова', 'Re: Розмова'],
  ['ตอบกลับ: นัดคุย', 'Re: นัดคุย'],
  ['رد: طلبك', 'Re: طلبك'],
  ['Remember: call me {soon}', 'Re: Remember: call me soon'],
  ['', 'Re:'],
  ['x'.repeat(400), `Re: ${'x'.repeat(146)}`],
])('an answer to "%s" has one "Re:", and neither reference nor fields', (subject, answered) => {
  expect(answerSubject({ subject })).toBe(answered);
});
