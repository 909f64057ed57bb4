import { agency, terms } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import {
  confirmTypes,
  mailTextKinds,
  rejectionReason,
  type CaseText,
  type Language,
  type MailText,
  type OrderText,
  type RejectionReason,
  type StaffMail,
  type BookingMail,
  type BookingText,
  bookingMails,
  type WithdrawalText,
} from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { accountMail } from '../src/letters/account-mail.ts';
import { caseBuyerMail, caseStaffMail } from '../src/letters/case-mails.ts';
import type { Mail } from '../src/letters/mail.ts';
import { buyerMail, movedMail, reviewRequestMail, saleStaffMail } from '../src/letters/sale-mails.ts';
import { sessionWaitsMail } from '../src/letters/session-mail.ts';
import { textMail } from '../src/letters/text-mail.ts';
import { bookingMail, coachMail } from '../src/letters/booking-mails.ts';
import { withdrawalConfirmMail, withdrawalMail } from '../src/letters/withdrawal-mails.ts';
import { anApplication, type TestApplication } from './an-application.ts';

export const publicUrl = 'https://www.agency.example';
const staffNotifyEmail = 'staff@agency.example';

const at = '2026-11-22T09:00:00.000Z';
const review = { write: '/api/reviews/the-order/the-proof', refuse: '/api/reviews/the-order/the-proof/no' };
const link = '/my-application#secret';

/** What intake answers for each mail about an application. */
export function applicationTexts(application: TestApplication): Record<MailText['kind'], MailText> {
  const { id, email: to, name, country, language, discreet, created_at } = application;
  const recipient = { to, tag: id, language, discreet };
  const waits = { id, country, language, due_at: created_at };
  return {
    // A kind that has only a name and a link needs no sample of its own.
    ...(Object.fromEntries(mailTextKinds.map((kind) => [kind, { kind, ...recipient, name, link }])) as Record<
      MailText['kind'],
      MailText
    >),
    staff: { kind: 'staff', application },
    staff_reference: { kind: 'staff_reference', id, country, language },
    assessed: {
      kind: 'assessed',
      ...recipient,
      name,
      link,
      ...(!discreet && { flower: Buffer.from('\x89PNG').toString('base64') }),
      result: application.assessment_result,
      reason: (application.assessment_result === 'rejected' && rejectionReason(application)) || null,
    },
    answer: {
      kind: 'answer',
      ...recipient,
      reference: 'A-0000ADA0',
      references: ['<her-first@applicant.example>', '<her-second@applicant.example>'],
      subject: 'Let’s talk',
      text: `Hi ${name},\n\nWhen <b>suits</b> you?`,
    },
    links: { kind: 'links', ...recipient, links: [{ applied_at: created_at, link }] },
    gathered: { kind: 'gathered', ...recipient, links: [{ id, applied_at: created_at, link }] },
    changed: {
      kind: 'changed',
      ...recipient,
      link: '/my-application',
      changes: [
        { what: 'whatsapp', at },
        { what: 'photo_removed', at },
      ],
    },
    address_old: { kind: 'address_old', ...recipient, link: '/my-application#confirm=old' },
    address_new: { kind: 'address_new', ...recipient, to: `new-${to}`, link: '/my-application#confirm=new' },
    farewell: { kind: 'farewell', ...recipient },
    reply_due: {
      kind: 'reply_due',
      applications: [
        { ...waits, assigned: true },
        { ...waits, assigned: false },
      ],
    },
  };
}

/** A guide that was bought; with `product` and `hours` a session. */
export const anOrder = (given: Partial<OrderText> = {}): OrderText => ({
  to: 'buyer@example.com',
  previous_to: null,
  reference: '4C1F9-A07BE',
  link: '/pl/order/01890a5d-ac96-774b-bcce-b302099a8057/success#the-secret',
  status: 'paid',
  product: 'digital-guide',
  hours: null,
  amount: 699,
  currency: 'USD',
  language: 'en',
  paid_at: at,
  refunded: 0,
  sale: saleOf(given.language ?? 'en', given.product === 'teasing-content'),
  ...given,
});

/** What commerce says of a purchase whose buyer has agreed to begin at once. */
function saleOf(language: Language, isSession: boolean): OrderText['sale'] {
  const { sale } = messages[language];
  const values = { ...terms, mailbox: agency.email, reference: '4C1F9-A07BE' };
  const say = (text: string) => formatMessage(language, text, values);
  const words = (isSession ? [sale.sessionBegin, sale.sessionEnds] : [sale.begin, sale.ends]).map(say);
  return {
    terms: [isSession ? sale.session : sale.guide, sale.refunds].map(say),
    notice: say(sale.notice),
    consents: { begin: true, ends: true, version: '2026-11-26', at, words },
  };
}

export const aSession = (given: Partial<OrderText> = {}): OrderText =>
  anOrder({ product: 'teasing-content', hours: 3, amount: 16_800, currency: 'PLN', ...given });

export const aCase = (given: Partial<CaseText> = {}): CaseText => ({
  reason: 'amount',
  payment_status: 'paid',
  paid: { amount: 559, currency: 'USD' },
  to: 'buyer@example.com',
  language: 'en',
  reference: '4C1F9-A07BE',
  ...given,
});

export const aWithdrawal = (given: Partial<WithdrawalText> = {}): WithdrawalText => ({
  to: 'submitter@example.com',
  language: 'en',
  received_at: '2026-07-05T21:59:59.000Z',
  zone: 'Europe/Berlin',
  name: 'Ola Nowak',
  contract: '4C1F9-A07BE',
  confirm: {
    to: 'buyer@example.com',
    language: given.language ?? 'en',
    zone: 'Europe/Berlin',
    reference: '4C1F9-A07BE',
    link: '/api/withdrawals/01890a5d-ac96-774b-bcce-b302099a8057/the-proof',
  },
  ...given,
});

export const aBooking = (given: Partial<BookingText> = {}): BookingText => ({
  to: 'buyer@example.com',
  language: 'en',
  canceled: false,
  reference: '4C1F9-A07BE',
  hours: 2,
  when: 'Sunday, March 28, 2027, 10:00 AM GMT+2 (Europe/Warsaw)',
  link: '/api/sessions/01890a5d-ac96-774b-bcce-b302099a8057/the-proof',
  coach: { name: 'Kasia', to: 'kasia@agency.example', when: 'Sunday, March 28, 2027, 4:00 AM EDT (America/New_York)' },
  calendars: { buyer: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR', coach: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR' },
  ...given,
});

const to = 'ann@agency.example';
const secret = { to, code: '12345678', expires_at: at };
const token = 't'.repeat(43);
const occasion = { to, at, device: 'Firefox on Windows' };
const about = 'bea@agency.example';
const by = 'cleo@agency.example';

/** One letter of each kind that a member of staff gets. */
const accountLetters: StaffMail[] = [
  ...confirmTypes.map((kind) => ({ kind, token, ...secret })),
  { kind: 'email_change_requested', token, ...secret },
  { kind: 'reauthentication', ...secret },
  { kind: 'password_changed', ...occasion },
  { kind: 'email_changed', ...occasion },
  { kind: 'new_device', ...occasion },
  { kind: 'password_guessed', to },
  { kind: 'code_guessed', to },
  { kind: 'recovery_codes_made', ...occasion },
  { kind: 'recovery_code_used', left: 3, ...occasion },
  { kind: 'factor_added', factor: 'passkey', ...occasion },
  { kind: 'factor_removed', factor: 'totp', ...occasion },
  { kind: 'role_changed', role: 'support', ...occasion },
  { kind: 'data_exported', what: 'applications', ...occasion },
  { kind: 'data_erased', ...occasion },
  { kind: 'noticed', to, count: 3 },
  { kind: 'photos_refused', to },
  { kind: 'application_sealed', to, application_id: '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a99' },
  { kind: 'staff_factor_changed', change: 'factor_removed', factor: 'totp', about, by, ...occasion },
  { kind: 'staff_role_changed', role: 'manager', about, by, ...occasion },
  { kind: 'requirement_changed', required: false, by, ...occasion },
  { kind: 'unusual_reading', what: 'photos', count: 214, about, to },
  { kind: 'audit_head', sequence: '120934', hash: '9f'.repeat(32), to },
];

/** Every mail that an applicant or a buyer gets, and those to staff that such a person causes, by its name. */
export function mailsIn(language: Language): Record<string, Mail> {
  const texts = Object.values(applicationTexts(anApplication({ language, phone_e164: '+48555010203' })));
  const rejected = { ...texts.find(({ kind }) => kind === 'assessed')!, result: 'rejected' } as MailText;
  const context = { staffNotifyEmail, publicUrl };
  const rejectedFor = (reason: RejectionReason) => textMail({ ...rejected, reason } as MailText, context);
  const refunded = anOrder({ language, refunded: 350 });
  return {
    ...Object.fromEntries(texts.map((text) => [text.kind, textMail(text, context)])),
    received_discreet: textMail(applicationTexts(anApplication({ language, discreet: true })).received, context),
    assessed_rejected: textMail(rejected, context),
    assessed_past_entry: rejectedFor('past_entry'),
    assessed_nothing_shown: rejectedFor('nothing_shown'),
    receipt: buyerMail('receipt', anOrder({ language }), publicUrl),
    receipt_session: buyerMail('receipt', aSession({ language }), publicUrl),
    renewed: buyerMail('renewed', anOrder({ language }), publicUrl),
    renewed_session: buyerMail('renewed', aSession({ language }), publicUrl),
    refunded: buyerMail('refunded', refunded, publicUrl),
    partly_refunded: buyerMail('partly_refunded', refunded, publicUrl),
    moved: movedMail(anOrder({ language, previous_to: 'old@example.com' }))!,
    review_request: reviewRequestMail(anOrder({ language, review }), publicUrl)!,
    case_review: caseBuyerMail('review', aCase({ language }))!,
    case_returned: caseBuyerMail('returned', aCase({ language }))!,
    withdrawal: withdrawalMail(aWithdrawal({ language })),
    withdrawal_confirm: withdrawalConfirmMail(aWithdrawal({ language }), publicUrl)!,
    ...Object.fromEntries(bookingMails.map((mail) => [mail, bookingMail(mail, bookingFor(mail, language), publicUrl)])),
  };
}

const bookingFor = (mail: BookingMail, language?: Language) =>
  aBooking({ ...(language && { language }), canceled: mail === 'session_canceled' });

/** Every other mail to staff. */
export function staffMails(): Record<string, Mail> {
  const sales = ['booked', 'partly_refunded', 'refunded', 'disputed', 'withdrawn'] as const;
  return {
    ...Object.fromEntries(sales.map((what) => [`sale_${what}`, saleStaffMail(what, aSession(), staffNotifyEmail)])),
    session_waits: sessionWaitsMail(aSession(), { staffAddress: staffNotifyEmail, link: `${publicUrl}/admin/orders` }),
    ...Object.fromEntries(
      bookingMails.map((mail) => [`coach_${mail}`, coachMail(mail, bookingFor(mail), `${publicUrl}/admin/orders/1`)]),
    ),
    case: caseStaffMail(aCase(), staffNotifyEmail, publicUrl),
    ...Object.fromEntries(accountLetters.map((letter) => [letter.kind, accountMail(letter, { publicUrl })])),
  };
}
