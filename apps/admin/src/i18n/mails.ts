import type { EventType } from '@blue-peony/contracts';

const number = new Intl.NumberFormat('en');

export const mails = {
  failed: 'Failed to fetch mail.',
  states: {
    waiting: 'Waiting',
    sent: 'Sent',
    refused: 'Refused by the mailbox',
    dead: 'Given up',
    suppressed: 'Not sent: too many mails to this address',
    erased: 'Not sent: the application was deleted',
  },
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  resend: { staff: 'Send to staff again', applicant: 'Send to the applicant again' },
  ordered: 'A new mail is on its way.',
  resentOften: 'This mail was sent again three times within an hour. Please wait before the next.',
  resendFailed: 'The mail could not be ordered.',
  ledger: {
    heading: 'Answers',
    explain:
      'Every application, every paid order and every payment without an order of the last 7 days, compared with its mails once a minute.',
    loading: 'Loading the comparison...',
    failed: 'Failed to fetch the comparison.',
    never: 'Nothing was compared yet. The first comparison takes about a minute.',
    none: 'No application and no paid order to answer.',
    all: (count: number) => `All ${number.format(count)} answered`,
    missing: {
      staff: (count: number) =>
        count === 1
          ? '1 application has no mail to staff'
          : `${number.format(count)} applications have no mail to staff`,
      assessed: (count: number) =>
        count === 1
          ? '1 application has no mail with its result'
          : `${number.format(count)} applications have no mail with their result`,
      answer: (count: number) =>
        count === 1 ? '1 answer was not mailed' : `${number.format(count)} answers were not mailed`,
      received: (count: number) =>
        count === 1
          ? '1 application has no mail to the applicant'
          : `${number.format(count)} applications have no mail to the applicant`,
      receipt: (count: number) =>
        count === 1 ? '1 order has no receipt' : `${number.format(count)} orders have no receipt`,
      booking: (count: number) =>
        count === 1
          ? '1 booked session has no mail to staff'
          : `${number.format(count)} booked sessions have no mail to staff`,
      case: (count: number) =>
        count === 1
          ? '1 payment without an order has no mail to staff'
          : `${number.format(count)} payments without an order have no mail to staff`,
      review: (count: number) =>
        count === 1
          ? '1 payment without an order has no mail to its buyer'
          : `${number.format(count)} payments without an order have no mail to their buyers`,
      returned: (count: number) =>
        count === 1
          ? '1 returned payment has no mail to its buyer'
          : `${number.format(count)} returned payments have no mail to their buyers`,
    },
    more: (count: number) => `and ${number.format(count)} more`,
    again: 'Missing mails are asked for again by themselves.',
    at: 'Compared',
    stale: 'No comparison since',
  },
  dead: {
    heading: 'Mails that did not go out',
    explain: 'What was tried to the end without success. A replay gives it all attempts again.',
    caption: 'Mails that did not go out, newest first',
    none: 'Every mail went out.',
    loading: 'Loading what did not go out...',
    failed: 'Failed to fetch what did not go out.',
    shown: (shown: number, all: number) =>
      `The newest ${shown.toLocaleString('en')} of ${all.toLocaleString('en')} are listed.`,
    classes: {
      outage: {
        heading: (count: number) => `${count.toLocaleString('en')} waited for a server that was away`,
        explain: 'They go out by themselves as soon as it answers again.',
      },
      fault: {
        heading: (count: number) => `${count.toLocaleString('en')} failed by themselves`,
        explain: 'Repair the cause first: a wrong address of ours, a refused sender, a fault in the program.',
      },
    },
    replayAll: (count: number) => `Replay all ${count.toLocaleString('en')}`,
    replayedAll: (count: number) =>
      count === 1 ? '1 event was handed back.' : `${count.toLocaleString('en')} events were handed back.`,
    columns: { at: 'Time', type: 'Mails', class: 'Class', reason: 'Reason', attempts: 'Attempts', action: 'Action' },
    className: { outage: 'Outage', fault: 'Failure' },
    replay: 'Replay',
    replayOf: (what: string) => `Replay: ${what}`,
    types: {
      'intake.application-submitted.v1': 'A new application',
      'intake.application-submitted.v2': 'A new application',
      'intake.application-mail-requested.v1': 'A mail sent again to an applicant or staff',
      'intake.application-mail-requested.v2': 'A mail sent again to an applicant or staff',
      'intake.application-assessed.v1': 'The result of an application',
      'intake.application-answered.v1': 'An answer to an applicant',
      'intake.application-erased.v1': 'The end of a deleted application',
      'intake.address-change-requested.v1': 'Another address of an applicant',
      'intake.links-requested.v1': 'Fresh links for an applicant',
      'intake.reply-due.v1': 'A reminder of answers that are due',
      'gateway.staff-mail-requested.v1': 'A mail to a member of staff',
      'commerce.order-paid.v1': 'A paid order',
      'commerce.order-refunded.v1': 'A refunded order',
      'commerce.order-partly-refunded.v1': 'A partial refund',
      'commerce.order-mail-requested.v1': 'A receipt sent again',
      'commerce.download-renewed.v1': 'Fresh download links',
      'commerce.session-waits.v1': 'A reminder of a booked session',
      'commerce.case-opened.v1': 'A payment that matches no order',
      'commerce.case-refunded.v1': 'A returned payment',
    } satisfies Record<EventType, string> as Record<string, string>,
    replayed: 'Handed back to its consumer.',
    replayFailed: 'The replay failed.',
  },
} as const;
