import { expect, test } from '@jest/globals';
import {
  confirmTypes,
  languages,
  type CaseText,
  type MailText,
  type OrderText,
  type StaffMail,
} from '@blue-peony/contracts';
import { anApplication } from '../../test/an-application.ts';
import { accountMail } from './account-mail.ts';
import { caseBuyerMail, caseStaffMail } from './case-mails.ts';
import { partialRefundMail, receiptMail, refundMail, renewedMail, saleStaffMail } from './sale-mails.ts';
import { textMail } from './text-mail.ts';

const publicUrl = 'https://www.agency.example';
const staffNotifyEmail = 'staff@agency.example';
const application = anApplication({ phone_e164: '+48555010203' });
const { id } = application;
const at = '2026-11-22T09:00:00.000Z';
const to = 'ada@applicant.example';

function applicantTexts(language: (typeof languages)[number]): Record<MailText['kind'], MailText> {
  const hers = { to, tag: 'tag', language, name: 'Ada', link: '/my-application#secret' };
  return {
    staff: { kind: 'staff', application: { ...application, language } },
    staff_reference: { kind: 'staff_reference', id, country: 'Poland', language },
    received: { kind: 'received', ...hers },
    assessed: { kind: 'assessed', result: 'qualified', ...hers },
    answer: { kind: 'answer', reference: '4C1F9-A07BE', subject: 'Hello', text: 'Welcome', ...hers },
    links: { kind: 'links', links: [{ applied_at: at, link: hers.link }], ...hers },
    address_old: { kind: 'address_old', ...hers },
    address_new: { kind: 'address_new', ...hers },
    farewell: { kind: 'farewell', ...hers },
    reply_due: {
      kind: 'reply_due',
      applications: [{ id, country: 'Poland', language, due_at: at, assigned: false }],
    },
  };
}

const token = 't'.repeat(43);
const code = { to, code: '12345678', expires_at: at };
const accountLetters: StaffMail[] = [
  ...confirmTypes.map((kind) => ({ kind, token, ...code })),
  { kind: 'email_change_requested', token, ...code },
  { kind: 'reauthentication', ...code },
  { kind: 'password_changed', to, at },
  { kind: 'role_changed', to, role: 'owner' },
  { kind: 'application_sealed', to, application_id: id },
  { kind: 'audit_head', to, sequence: '1', hash: '9f'.repeat(32) },
];

function orderMails(language: (typeof languages)[number]) {
  const order: OrderText = {
    to,
    previous_to: null,
    reference: '4C1F9-A07BE',
    link: `/order/${id}/success#secret`,
    status: 'paid',
    product: 'digital-guide',
    hours: null,
    amount: 699,
    currency: 'USD',
    language,
    paid_at: at,
    refunded: 100,
  };
  const { reference } = order;
  const waiting: CaseText = {
    reason: 'amount',
    payment_status: 'paid',
    paid: { amount: 559, currency: 'USD' },
    to,
    language,
    reference,
  };
  return [
    ...[receiptMail, refundMail, partialRefundMail, renewedMail].map((write) => write(order, publicUrl)),
    saleStaffMail('booked', order, staffNotifyEmail),
    caseBuyerMail('review', waiting)!,
    caseStaffMail(waiting, staffNotifyEmail, publicUrl),
  ];
}

test.each(languages)(
  'every mail in %s leads to the public address, and to no other address of the site',
  (language) => {
    const mails = [
      ...Object.values(applicantTexts(language)).map((text) => textMail(text, { staffNotifyEmail, publicUrl })),
      ...accountLetters.map((letter) => accountMail(letter, { publicUrl })),
      ...orderMails(language),
    ];
    const origins = mails.flatMap(({ text, html }) => `${text} ${html}`.match(/\b[a-z]+:\/\/[^/\s"<]+/g) ?? []);
    // A chat with an applicant is not on the site.
    expect(new Set(origins)).toEqual(new Set([publicUrl, 'https://wa.me']));
  },
);
