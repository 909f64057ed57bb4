import { expect, test } from '@jest/globals';
import { caseReasons, languages } from '@blue-peony/contracts';
import { aCase } from '../../test/samples.ts';
import { caseBuyerMail, caseStaffMail } from './case-mails.ts';

const short = aCase();

test.each(languages)('a buyer reads in %s that the payment is looked at, and that the money goes back', (language) => {
  const mails = (['review', 'returned'] as const).map((what) => caseBuyerMail(what, { ...short, language })!);
  for (const { to, text } of mails) {
    expect(to.address).toBe(short.to);
    expect(text).toMatch(/5[.,]59/);
  }
  expect(mails[0]!.text).toContain('24');
});

test('a buyer without an address is not written to', () => {
  expect(caseBuyerMail('review', { ...short, to: null })).toBeUndefined();
});

test.each(caseReasons)('staff read why a payment waits (%s), and are led to the page where it is decided', (reason) => {
  const { subject, text, replyTo } = caseStaffMail(
    { ...short, reason },
    'staff@agency.example',
    'https://site.example',
  );
  expect(subject).toMatch(/^A payment is waiting for your decision: [a-z]/);
  expect(text).toContain('https://site.example/admin/money');
  expect([text.includes('$5.59'), replyTo.address]).toEqual([true, short.to]);
  expect(text).toContain('Order: 4C1F9-A07BE');
});

test('staff read of a payment in a currency that is none, from nobody, for no order', () => {
  const paid = { amount: 559, currency: '' };
  const nobody = { ...short, paid, to: null, reference: null, payment_status: 'disputed' } as const;
  const { text } = caseStaffMail(nobody, 'staff@agency.example', 'https://site.example');
  expect(text).toContain('Paid: 5.59\nBuyer: no address from the provider\nOrder: none');
  expect(text).toContain('disputes it');
});
