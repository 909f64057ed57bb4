import { expect, test } from '@jest/globals';
import { agency } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import { languages, type MailText } from '@blue-peony/contracts';
import { anApplication } from '../../test/an-application.ts';
import { applicationTexts } from '../../test/samples.ts';
import { textMail } from './text-mail.ts';

const context = { staffNotifyEmail: 'staff@agency.example', publicUrl: 'https://site.example' };
const toApplicant = (text: MailText) => 'tag' in text;
/** What a mail is about, in each language. */
const topics = {
  en: /application|result|link|address|photo|page|account|talk/i,
  pl: /zgłoszenie|zgłoszenia|wynik|link|adres|strona|strony/i,
  de: /Bewerbung|Ergebnis|Link|Adresse|Foto|Seite/i,
  ukr: /заявка|заявку|заявки|результат|посилання|адреса|адреси|фото|сторінка|сторінку/i,
  th: /สมัคร|ผลเบื้องต้น|ลิงก์|ที่อยู่|รูป|หน้าของ/,
};
/** As mail programs make their line from a page: its text, without the head. */
const beginningOf = (page: string) =>
  page
    .replace(/<head>[^]*<\/head>/, '')
    .replace(/<[^>]*>/g, '')
    .trim()
    .slice(0, 200);

test.each(languages)('a list of mails shows nothing of a discreet one in %s, whatever it is about', (language) => {
  const { sender, subject, preview } = messages[language].applicant.discreet;
  const texts = Object.values(applicationTexts(anApplication({ language, discreet: true }))).filter(toApplicant);
  expect(texts.length).toBeGreaterThan(8);
  for (const text of texts) {
    const mail = textMail(text, context);
    const [title] = /<title>[^<]*/.exec(mail.html)!;
    const shown = [
      mail.sender,
      mail.replyTo.name,
      mail.subject,
      title,
      beginningOf(mail.html),
      mail.text.slice(0, 200),
    ];
    expect(shown.join('\n')).not.toMatch(topics[language]);
    expect(shown.join('\n')).not.toMatch(new RegExp(`${agency.name}|peony|onlyfans|model|creator`, 'i'));
    expect(mail).toMatchObject({ sender, subject: expect.stringMatching(`^${subject}( \\[A-[0-9A-F]{8}\\])?$`) });
    expect([mail.text.startsWith(preview), beginningOf(mail.html).startsWith(preview)]).toEqual([true, true]);
  }
});

test('its address and its body stay, and a reply to an answer still names the application, without a word where replies come to the desk', () => {
  const { answer } = applicationTexts(anApplication());
  const open = textMail(answer, context);
  const discreet = textMail({ ...answer, discreet: true } as MailText, context);
  expect(open.sender).toBeUndefined();
  expect(discreet.replyTo.address).toBe(open.replyTo.address);
  expect(discreet.subject).toBe('A message for you [A-0000ADA0]');
  const replyAddress = 'reply@agency.example';
  const read = textMail({ ...answer, discreet: true } as MailText, { ...context, replyAddress });
  expect(read.subject).toBe('A message for you');
  expect(discreet.text.endsWith(`\n\n${open.text}`)).toBe(true);
  const article = (page: string) => page.slice(page.indexOf('<div role="article"'));
  expect(article(discreet.html)).toBe(article(open.html));
});
