import { expect, test } from '@jest/globals';
import { agency, terms } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import { languages } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { anOrder, aSession, mailsIn } from '../../test/samples.ts';
import { buyerMail, reviewRequestMail, saleStaffMail } from './sale-mails.ts';

const url = 'https://site.example';
const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const guide = anOrder();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const session = aSession();

test.each(languages)(
  'every mail to a buyer in %s is whole, and names neither the trade nor the platform',
  (language) => {
    const mails = Object.values(mailsIn(language)).filter(({ to }) => to.address === guide.to);
    expect(mails.length).toBeGreaterThan(12);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
    for (const { text, html, subject } of mails)
      expect(subject + text + html).not.toMatch(/\{\w+\}|undefined|only\s?fans|adult|porn|nude/i);
  },
);

test("a receipt leads to the order in the buyer's language, and to no file: scanners open links", () => {
  const { text, html } = buyerMail('receipt', { ...guide, language: 'pl' }, url);
  const link = `https://site.example${guide.link}`;
  expect(text).toContain(link);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain('6,99');
  expect(text + html).not.toContain('download-file');
});

test.each(languages)(
  'a mail in %s asks for a review with a link to write and one to say no, or is not written',
  (language) => {
    const review = { write: '/api/reviews/the-order/the-proof', refuse: '/api/reviews/the-order/the-proof/no' };
    const { to, text } = reviewRequestMail({ ...guide, language, review }, url)!;
    expect(to.address).toBe('buyer@example.com');
    for (const path of Object.values(review)) expect(text).toMatch(new RegExp(`^https://site.example${path}$`, 'm'));
    expect(reviewRequestMail({ ...guide, language }, url)).toBeUndefined();
  },
);

test.each([
  ['en', 'November 22, 2026', '$6.99', 'Digital guide'],
  ['pl', '22 listopada 2026', '6,99', 'Poradnik cyfrowy'],
  ['de', '22. November 2026', '6,99', 'Digitaler Ratgeber'],
  ['ukr', '22 листопада 2026', '6,99', 'Цифровий посібник'],
  ['th', '22 พฤศจิกายน 2569', '6.99', 'คู่มือดิจิทัล'],
] as const)(
  'a receipt in %s names order, product, date, amount, seller, the limits of its links and how to withdraw',
  (language, ...facts) => {
    const { subject, ...parts } = buyerMail('receipt', { ...guide, language }, url);
    const [text, html] = [plain(parts.text), plain(parts.html)];
    expect(subject).toContain('4C1F9-A07BE');
    for (const fact of [
      '4C1F9-A07BE',
      ...facts,
      agency.name,
      formatMessage(language, messages[language].buyer.limits, terms),
      agency.email,
    ])
      expect([text.includes(fact), html.includes(fact)]).toEqual([true, true]);
    // The id stands in the link alone.
    expect(text.replace(guide.link, '')).not.toContain(id);
  },
);

test.each(languages)(
  'a receipt in %s keeps terms, what its buyer agreed to and when, and how she withdraws',
  (language) => {
    for (const order of [anOrder({ language }), aSession({ language })]) {
      const { terms: conditions, notice, consents } = order.sale!;
      const { text, html } = buyerMail('receipt', order, url);
      for (const words of [...conditions, notice, ...consents!.words, consents!.at.slice(11, 16)])
        expect([
          plain(text).includes(plain(words)),
          plain(html.replaceAll(/<[^>]+>/g, '')).includes(plain(words)),
        ]).toEqual([true, true]);
      expect(notice).toMatch(/14/);
    }
    const { sale } = messages[language];
    const without = buyerMail('receipt', anOrder({ language, sale: { ...guide.sale!, consents: null } }), url).text;
    expect(without).not.toContain(sale.consentsTitle);
    expect(without).toContain(sale.noticeTitle);
  },
);

test('a booking promises contact within 48 hours to the buyer, and asks staff for it', () => {
  const buyer = buyerMail('receipt', session, url);
  expect(buyer.text).toContain('within 48 hours');
  expect(buyer.text).toContain('Filming session, 3 h');
  const staff = saleStaffMail('booked', session, 'staff@agency.example');
  expect([staff.to.address, staff.replyTo.address]).toEqual(['staff@agency.example', 'buyer@example.com']);
  expect(staff.text).toContain('within 48 hours');
  expect(staff.text).toContain('168');
  // A stranger who sees the mail learns nothing that opens the order.
  expect(staff.text + staff.html).not.toMatch(new RegExp(`${id}|the-secret`));
});

test.each([
  ['en', 'Refunded so far: $3.50'],
  ['pl', /Zwrócono dotychczas: 3,50\s\$/],
  ['de', /Bisher erstattet: 3,50\s\$/],
  ['ukr', /Усього повернуто: 3,50\s\$/],
  ['th', /ยอดที่คืนแล้ว: .*3\.50/],
] as const)(
  'a buyer reads in %s how much of the payment has gone back, and reaches the order',
  (language, returned) => {
    const { subject, text } = buyerMail('partly_refunded', { ...guide, language, refunded: 350 }, url);
    expect(subject).toContain('4C1F9-A07BE');
    expect(text).toMatch(returned);
    expect(text).toContain(guide.link);
  },
);

test.each(languages)('a mail in %s is signed on a line of its own and links the mailbox', (language) => {
  const { html } = buyerMail('receipt', { ...guide, language }, url);
  const { closing, signature } = messages[language].buyer;
  expect(plain(html)).toContain(`${closing}<br />${signature.replace('{agency}', agency.name)}`);
  expect(html).toContain(`href="mailto:${agency.email}"`);
});

test('a mail ties short words and figures to what follows, in both parts, and needs no word joiner', () => {
  const { text, html } = buyerMail('receipt', { ...session, language: 'pl' }, url);
  for (const part of [text, html]) expect(part).toContain('W\u00a0ciągu 48\u00a0godzin');
  expect(buyerMail('receipt', { ...guide, language: 'th' }, url).html).not.toContain('\u2060');
});

test.each([
  ['en', 'at least 1 hour', 'at least 2 hours', 'at least 48 hours'],
  ['pl', 'co najmniej 1 godzinę', 'co najmniej 2 godziny', 'co najmniej 48 godzin'],
  ['de', 'mindestens 1 Stunde', 'mindestens 2 Stunden', 'mindestens 48 Stunden'],
  ['ukr', 'щонайменше за 1 годину', 'щонайменше за 2 години', 'щонайменше за 48 годин'],
  ['th', 'อย่างน้อย 1 ชั่วโมง', 'อย่างน้อย 2 ชั่วโมง', 'อย่างน้อย 48 ชั่วโมง'],
] as const)('the notice to move a session may be any number of hours in %s', (language, ...notices) => {
  const { intro } = messages[language].buyer.session;
  for (const [index, notice] of [1, 2, 48].entries())
    expect(formatMessage(language, intro, { hours: 48, notice })).toContain(notices[index]);
});

test('staff read how much of a payment has gone back', () => {
  const { text } = saleStaffMail('partly_refunded', { ...guide, refunded: 350 }, 'staff@agency.example');
  expect(text).toContain('Amount: $6.99\nRefunded so far: $3.50');
});

test('a mail whose text has ended draws no line below it', () => {
  expect(saleStaffMail('refunded', session, 'staff@agency.example').html).not.toContain('<hr');
});
