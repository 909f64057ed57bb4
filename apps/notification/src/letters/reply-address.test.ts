import { expect, test } from '@jest/globals';
import { agency } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import type { MailText } from '@blue-peony/contracts';
import { anApplication } from '../../test/an-application.ts';
import { applicationTexts } from '../../test/samples.ts';
import { textMail } from './text-mail.ts';

const context = { staffNotifyEmail: 'staff@agency.example', publicUrl: 'https://site.example' };
const withMailbox = { ...context, replyAddress: 'reply@agency.example' };
const token = 'k7'.repeat(21);
const texts = (given = {}) =>
  Object.values(applicationTexts(anApplication(given))).filter((text) => 'tag' in text) as MailText[];

test('a reply to any mail about one application goes to an address that names it', () => {
  expect(texts().length).toBeGreaterThan(8);
  for (const text of texts()) {
    const { replyTo } = textMail({ ...text, reply_token: token } as MailText, withMailbox);
    expect(replyTo).toEqual({ name: agency.name, address: `reply+${token}@agency.example` });
    expect(replyTo.address.indexOf('@')).toBeLessThanOrEqual(64);
  }
});

test('a discreet mail has that address under its neutral name', () => {
  for (const text of texts({ discreet: true })) {
    const { replyTo } = textMail({ ...text, reply_token: token } as MailText, withMailbox);
    expect(replyTo).toEqual({
      name: messages.en.applicant.discreet.sender,
      address: `reply+${token}@agency.example`,
    });
  }
});

test('without a mailbox for replies, and without a token, a reply goes to the agency', () => {
  for (const text of texts()) {
    expect(textMail({ ...text, reply_token: token } as MailText, context).replyTo.address).toBe(agency.email);
    expect(textMail(text, withMailbox).replyTo.address).toBe(agency.email);
  }
});
