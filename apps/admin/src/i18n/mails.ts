import type { EventType, HeldBack } from '@blue-peony/contracts';

const number = new Intl.NumberFormat('en');
const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${number.format(count)} ${many}`;

export const mails = {
  failed: 'Failed to fetch email.',
  states: {
    waiting: 'Waiting',
    sent: 'Sent',
    refused: 'Refused by the mailbox',
    dead: 'Undeliverable',
    suppressed: 'Not sent: too many emails to this address',
    erased: 'Not sent: no longer wanted',
  },
  resultHeld: 'Not sent: a person had answered, or it was closed',
  held: {
    gathered: 'gathered into the next email to this address',
    mailbox_limit: 'held back until this address may get another email',
  } satisfies Record<HeldBack, string> as Record<string, string>,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  resend: { staff: 'Send to staff again', applicant: 'Send to the applicant again' },
  ordered: 'A new email is on its way.',
  resentOften: 'This email was resent three times within an hour. Please wait before sending it again.',
  resendFailed: 'The email could not be queued.',
  ledger: {
    heading: 'Emails',
    loading: 'Loading the comparison...',
    failed: 'Failed to fetch the comparison.',
    never: 'Nothing has been compared yet. The first comparison takes about a minute.',
    none: 'No application and no paid order to confirm.',
    all: (count: number) => `All ${number.format(count)} confirmations sent`,
    missing: {
      staff: counted('application has no email to staff', 'applications have no email to staff'),
      assessed: counted('application has no email with its result', 'applications have no email with their result'),
      answer: counted('answer was not emailed', 'answers were not emailed'),
      received: counted('application has no email to the applicant', 'applications have no email to the applicant'),
      receipt: counted('order has no receipt', 'orders have no receipt'),
      booking: counted('booked session has no email to staff', 'booked sessions have no email to staff'),
      case: counted(
        'payment without an order has no email to staff',
        'payments without an order have no email to staff',
      ),
      review: counted(
        'payment without an order has no email to its buyer',
        'payments without an order have no email to their buyers',
      ),
      returned: counted(
        'refunded payment has no email to its buyer',
        'refunded payments have no email to their buyers',
      ),
      withdrawal: counted('withdrawal has no receipt', 'withdrawals have no receipt'),
      withdrawal_confirm: counted(
        'buyer was not asked to confirm a withdrawal',
        'buyers were not asked to confirm a withdrawal',
      ),
    },
    more: (count: number) => `and ${number.format(count)} more`,
    again: 'Missing emails are requested again automatically.',
    at: 'Compared',
    stale: 'No comparison since',
  },
  dead: {
    heading: 'Emails that did not go out',
    caption: 'Emails that did not go out, newest first',
    none: 'Every email went out.',
    loading: 'Loading what did not go out...',
    failed: 'Failed to fetch what did not go out.',
    shown: (shown: number, all: number) =>
      `The newest ${shown.toLocaleString('en')} of ${all.toLocaleString('en')} are listed.`,
    classes: {
      outage: {
        heading: (count: number) => `${count.toLocaleString('en')} waited for a server that was away`,
        explain: 'They go out on their own as soon as it answers again.',
      },
      fault: {
        heading: (count: number) => `${count.toLocaleString('en')} failed on their own`,
        explain: 'Fix the cause first: a wrong address of ours, a rejected sender, a bug.',
      },
    },
    replayAll: (count: number) => `Replay all ${count.toLocaleString('en')}`,
    replayedAll: (count: number) =>
      count === 1 ? '1 event was requeued.' : `${count.toLocaleString('en')} events were requeued.`,
    columns: { at: 'Time', type: 'Emails', class: 'Class', reason: 'Reason', attempts: 'Attempts', action: 'Action' },
    className: { outage: 'Outage', fault: 'Failure' },
    replay: 'Replay',
    replayOf: (what: string) => `Replay: ${what}`,
    types: {
      'intake.application-submitted.v2': 'A new application',
      'intake.application-mail-requested.v2': 'An email resent to an applicant or staff',
      'intake.application-assessed.v1': 'The result of an application',
      'intake.application-answered.v1': 'An answer to an applicant',
      'intake.application-erased.v1': 'The end of a deleted application',
      'intake.address-change-requested.v1': 'Another address of an applicant',
      'intake.application-changed.v1': 'Notice of a change to the applicant',
      'intake.links-requested.v1': 'Fresh links for an applicant',
      'intake.reply-due.v1': 'A reminder of answers that are due',
      'gateway.staff-mail-requested.v1': 'An email to a staff member',
      'gateway.agency-changed.v1': 'The facts of the agency',
      'commerce.order-paid.v1': 'A paid order',
      'commerce.order-paid.v2': 'A paid order',
      'commerce.order-refunded.v1': 'A refunded order',
      'commerce.order-refunded.v2': 'A refunded order',
      'commerce.order-partly-refunded.v1': 'A partial refund',
      'commerce.order-mail-requested.v1': 'A receipt sent again',
      'commerce.download-renewed.v1': 'Fresh download links',
      'commerce.download-renewed.v2': 'Fresh download links',
      'commerce.review-requested.v1': 'A question for a review',
      'commerce.session-waits.v1': 'A reminder of a booked session',
      'commerce.case-opened.v1': 'A payment that matches no order',
      'commerce.case-refunded.v1': 'A refunded payment',
      'commerce.withdrawal-mail-requested.v1': 'A withdrawal',
      'commerce.booking-mail-requested.v1': 'A session with a date',
    } satisfies Record<EventType, string> as Record<string, string>,
    replayed: 'Requeued.',
    replayFailed: 'The replay failed.',
  },
} as const;
