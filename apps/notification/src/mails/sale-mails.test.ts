import { expect, test } from '@jest/globals';
import { languages, type OrderPaid } from '@blue-peony/contracts';
import { buyerMessages } from '../i18n/buyer.ts';
import { receiptMail, refundMail, renewedMail, saleStaffMail } from './sale-mails.ts';

type Sold = OrderPaid['payload'];

const url = 'https://site.example/';
const guide: Sold = {
  order_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  product: 'digital-guide',
  hours: null,
  amount: 699,
  currency: 'USD',
  email: 'buyer@example.com',
  language: 'en',
};
const session: Sold = { ...guide, product: 'teasing-content', hours: 3, amount: 16_800, currency: 'PLN' };

test.each(languages)(
  'every mail in %s is whole, in its language, and names neither the trade nor the platform',
  (language) => {
    const mails = [
      receiptMail({ ...guide, language }, url),
      receiptMail({ ...session, language }, url),
      renewedMail({ ...guide, language }, url),
      refundMail({ ...guide, language, reason: 'refund' }, url),
    ];
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
    for (const { to, text, html, subject } of mails) {
      expect(to.address).toBe('buyer@example.com');
      expect(subject + text + html).not.toMatch(/\{\w+\}|undefined|only\s?fans|adult|porn|nude/i);
      if (language !== 'en')
        for (const key of ['contact', 'signature'] as const)
          expect(buyerMessages[language][key]).not.toBe(buyerMessages.en[key]);
    }
  },
);

test("a receipt leads to the order in the buyer's language, and to no file: scanners open links", () => {
  const { text, html } = receiptMail({ ...guide, language: 'pl' }, url);
  const link = `https://site.example/pl/order/${guide.order_id}/success`;
  expect(text).toContain(link);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain('6,99');
  expect(text + html).not.toContain('download-file');
});

test('a booking promises contact within 48 hours to the buyer, and asks staff for it', () => {
  const buyer = receiptMail(session, url);
  expect(buyer.text).toContain('within 48 hours');
  expect(buyer.text).toContain(`https://site.example/filming-success?order=${guide.order_id}`);
  const staff = saleStaffMail('booked', session, 'staff@agency.example');
  expect([staff.to.address, staff.replyTo.address]).toEqual(['staff@agency.example', 'buyer@example.com']);
  expect(staff.text).toContain('within 48 hours');
  expect(staff.text).toContain('168');
});
