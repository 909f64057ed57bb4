import { describe, expect, test } from '@jest/globals';
import { agency } from '@blue-peony/agency';
import { languages } from '@blue-peony/contracts';
import { applicantMessages } from '../i18n/index.ts';
import { anApplication } from '../../test/an-application.ts';
import { applicantMail } from './applicant-mail.ts';

describe.each(languages)('in %s', (language) => {
  const mail = applicantMail(anApplication({ language }));

  test('confirms the receipt and promises an answer within 24 hours, in both parts', () => {
    expect(mail.subject).toBe(applicantMessages[language].subject);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(applicantMessages[language].heading.split('’')[0]);
      expect(part).toMatch(/\b24\b/);
      expect(part).toMatch(/\b10\b/);
      expect(part).toMatch(/\b18\b/);
      expect(part).toContain(agency.email);
      expect(part).toContain('Ada');
      expect(part).not.toMatch(/\{\w+\}/);
    }
  });

  test('declares its language', () => {
    expect(mail.lang).toBe(language === 'ukr' ? 'uk' : language);
    expect(mail.html).toContain(`<html lang="${mail.lang}">`);
  });
});

test('repeats nothing that the applicant wrote but a plain first name', () => {
  const { subject, text, html } = applicantMail(anApplication({ message: 'my secret', other_socials: 'a profile' }));
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/Lovelace|Gdynia|secret|profile|555|applicant\.example/);
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
  const { text, html } = applicantMail(anApplication({ name }));
  expect(text.startsWith('Hello,\n') || text.startsWith('Hi Visit,\n')).toBe(true);
  for (const part of [text, html]) expect(part).not.toMatch(/evil|<b>|Win1000|x{40}/);
});

test.each(['Łucja', 'Оксана', 'สมหญิง', 'Anne-Marie', 'O’Neil'])('greets %s by name', (name) => {
  expect(applicantMail(anApplication({ name: `${name} Somebody` })).text).toContain(`Hi ${name},`);
});

test('fetches nothing from anywhere and needs no table', () => {
  const { html } = applicantMail(anApplication());
  expect(html).not.toMatch(/<(img|script|link|table|iframe)\b|url\(|https?:/i);
});
