import { expect, test } from '@jest/globals';
import { agency } from '@blue-peony/agency';
import { answerMail } from './answer-mail.ts';

const answer: Parameters<typeof answerMail>[0] = {
  kind: 'answer',
  to: 'ada@applicant.example',
  tag: 't',
  language: 'ukr',
  reference: 'A-0F3C1E7A',
  subject: 'Поговорімо',
  text: 'Вітаємо!\n\n<b>Коли</b> вам зручно?\n• зранку',
};
const mail = answerMail(answer, false);

test('an answer carries its reference in the subject where replies go to the agency, and none where they come to the desk', () => {
  expect(answerMail(answer, true).subject).toBe('Поговорімо');
  expect(mail).toMatchObject({
    subject: 'Поговорімо [A-0F3C1E7A]',
    replyTo: { name: agency.name, address: agency.email },
    lang: 'uk',
    personal: true,
  });
});

test('an answer says in both parts what was written, and nothing of it is markup', () => {
  expect(mail.text).toBe('Вітаємо!\n\n<b>Коли</b> вам зручно?\n• зранку');
  expect(mail.html).toContain('>Вітаємо!</p>');
  expect(mail.html).toContain('>&lt;b&gt;Коли&lt;/b&gt; вам зручно?\n• зранку</p>');
});
