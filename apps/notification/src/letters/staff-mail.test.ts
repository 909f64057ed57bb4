import { expect, test } from '@jest/globals';
import { eachOptionalText } from '@blue-peony/contracts';
import { anApplication } from '../../test/an-application.ts';
import { staffMail, staffReferenceMail } from './staff-mail.ts';

const context = { staffAddress: 'staff@agency.example', siteUrl: 'https://site.example' };

test('tells everything of the application and links to the desk, in both parts', () => {
  const application = anApplication({
    language: 'ukr',
    tiktok: '@ada.t',
    onlyfans_username: 'ada_of',
    other_socials: 'x',
  });
  const mail = staffMail(application, context);
  expect(mail.to.address).toBe('staff@agency.example');
  expect(mail.replyTo).toEqual({ name: 'Ada', address: 'ada@applicant.example' });
  expect(mail.subject).toBe('New application: Ada Lovelace, Poland (qualified)');
  const facts = [
    'Ada Lovelace',
    'ada@applicant.example',
    '+48 555 010 203',
    'Gdynia, 81-001, Poland',
    '@ada',
    '@ada.t',
  ];
  facts.push('ada_of', 'Ukrainian (ukr)', '$100-$10000', 'stay anonymous', 'qualified');
  facts.push(`https://site.example/admin/review/${application.id}`);
  for (const part of [mail.text, mail.html]) for (const fact of facts) expect(part).toContain(fact);
  expect(mail.text).toContain('Photos: 2');
});

test('asks staff to write as neutrally as we do to an applicant who wants so', () => {
  expect(staffMail(anApplication({ discreet: true }), context).text).toContain('\nDiscreet: our mails are neutral');
  expect(staffMail(anApplication(), context).text).not.toContain('Discreet');
});

test('tells every text that an applicant may leave out', () => {
  const texts = eachOptionalText((name) => `a text for ${name}`);
  const { text, html } = staffMail(anApplication(texts), context);
  for (const part of [text, html]) for (const one of Object.values(texts)) expect(part).toContain(one);
});

test('opens a chat with the number that is dialed, beside the one that was typed', () => {
  const mail = staffMail(anApplication({ whatsapp: '081 234 5678', phone_e164: '+66812345678' }), context);
  expect(mail.text).toContain('WhatsApp: +66812345678 (081 234 5678)\n    https://wa.me/66812345678');
  expect(mail.html).toContain('href="https://wa.me/66812345678"');
});

test('says so where the applicant has left something out', () => {
  const { text } = staffMail(anApplication({ message: null, instagram: null }), context);
  expect(text).toContain('Instagram: Not provided');
  expect(text).toContain('No message');
});

test('escapes everything that comes from the applicant', () => {
  const evil = `"><img src=x onerror=alert(1)>`;
  const application = anApplication({
    name: evil,
    email: `a'b@x.example`,
    country: evil,
    city: evil,
    instagram: evil,
    other_socials: evil,
    message: evil,
    whatsapp: evil,
  });
  const { html } = staffMail(application, context);
  expect(html).not.toContain('<img');
  expect(html.match(/&quot;&gt;&lt;img src=x/g)?.length).toBeGreaterThanOrEqual(6);
});

test('lets no line of the applicant pass for one of the mail’s own', () => {
  const { text } = staffMail(
    anApplication({ message: 'Hi\nAssessment: qualified\r\nReply-To: x@evil.example' }),
    context,
  );
  expect(text).toContain('    Hi\n    Assessment: qualified\n    Reply-To: x@evil.example');
});

test.each([
  ['Your account is locked, visit https://evil.example/login', 'Your'],
  ['https://evil.example', undefined],
  ['evil.example', undefined],
  ['"Bank" <bank@evil.example>', undefined],
])('answers go to a plain first name or to the bare address, never to %j', (name, shown) => {
  expect(staffMail(anApplication({ name }), context).replyTo).toEqual({
    name: shown,
    address: 'ada@applicant.example',
  });
});

test('keeps the subject short when the name is long', () => {
  expect(
    staffMail(anApplication({ name: 'n'.repeat(200), country: 'c'.repeat(120) }), context).subject.length,
  ).toBeLessThan(160);
});

test('shows what an applicant wrote in its own direction, with all of it and with the country alone', () => {
  const application = anApplication({ name: 'נועה', country: 'ישראל', message: 'שלום' });
  const { id, country, language } = application;
  const mails = [
    staffMail(application, context),
    staffReferenceMail({ kind: 'staff_reference', id, country, language }, context),
  ];
  for (const { html } of mails) {
    const body = html.slice(html.indexOf('<h1'));
    const strange = [...body.matchAll(/<(\w+[^>]*)>[^<]*[\u0590-\u05ff]/g)].map(([, tag]) => tag);
    expect(strange.length).toBeGreaterThan(0);
    for (const tag of strange) expect(tag).toContain('dir="auto"');
  }
});
