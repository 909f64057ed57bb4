import { expect, test } from '@jest/globals';
import { answerDecisions, answerTemplateTextSchema, languages } from '@blue-peony/contracts';
import { answerText } from './index.ts';

const each = languages.flatMap((language) => answerDecisions.map((decision) => [decision, language] as const));

test.each(each)('the template %s in %s greets, is signed, and has fields that are known', (decision, language) => {
  const template = answerText(language, decision);
  expect(answerTemplateTextSchema.parse(template)).toEqual(template);
  expect(template.text).toMatch(/^\{greeting\}\n\n/);
  expect(template.text).toMatch(/\n\{staff_name\}\n\{agency\}$/);
});

test.each(each)('the subject of %s in %s names neither the trade nor the platform', (decision, language) => {
  expect(answerText(language, decision).subject).not.toMatch(/onlyfans|creator|agenc|\{/i);
});

test.each(languages)('"not now" in %s gives the reason that its writer types', (language) => {
  expect(answerText(language, 'later').text).toContain('{reason}');
});
