import { describe, expect, test } from '@jest/globals';
import { agency } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import { languages, type Language } from '@blue-peony/contracts';
import { applicantMail } from './applicant-mail.ts';

const link = '/my-application#secret';
const mailTo = (given: { name?: string; language?: Language } = {}) =>
  applicantMail(
    { kind: 'received', to: 'ada@applicant.example', tag: 't', language: 'en', name: 'Ada Lovelace', link, ...given },
    'https://site.example',
  );

describe.each(languages)('in %s', (language) => {
  const mail = mailTo({ language });
  const { received } = messages[language].applicant;

  test('confirms the receipt and promises an answer within 24 hours, in both parts', () => {
    expect(mail.subject).toBe(received.subject);
    for (const part of [mail.text, mail.html]) {
      expect(part.replaceAll('\u00a0', ' ')).toContain(received.heading.split('’')[0]);
      expect(part).toMatch(/\b24\b/);
      expect(part).toMatch(/\b10\b/);
      expect(part).toMatch(/\b18\b/);
      expect(part).toContain(agency.email);
      // A name would need the vocative in Polish and Ukrainian.
      expect(part.includes('Ada')).toBe(!['pl', 'ukr'].includes(language));
      expect(part).not.toMatch(/\{\w+\}/);
    }
  });

  test('declares its language', () => {
    expect(mail.lang).toBe(language === 'ukr' ? 'uk' : language);
    expect(mail.html).toContain(`<html lang="${mail.lang}">`);
  });
});

test('repeats nothing that the applicant wrote but a plain first name', () => {
  const { subject, text, html } = mailTo();
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/Lovelace|applicant\.example/);
  }
});

test.each([
  'Visit evil.example now',
  'https://evil.example',
  '<b>Ada</b>',
  'Win1000 dollars',
  '{mailbox}',
  'x'.repeat(200),
])('greets without a name instead of passing on %j', (name) => {
  const { text, html } = mailTo({ name });
  expect(text.startsWith('Hello,\n') || text.startsWith('Hi Visit,\n')).toBe(true);
  for (const part of [text, html]) expect(part).not.toMatch(/evil|<b>|Win1000|x{40}/);
});

test.each(['Łucja', 'Оксана', 'สมหญิง', 'Anne-Marie', 'O’Neil'])('greets %s by name', (name) => {
  expect(mailTo({ name: `${name} Somebody` }).text).toContain(`Hi ${name},`);
});

test('fetches nothing from anywhere and needs no table', () => {
  const { html } = mailTo();
  expect(html).not.toMatch(/<(img|script|link|table|iframe)\b|url\(|src=/i);
});
