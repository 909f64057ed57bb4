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
    heading: 'Dead letters',
    explain: 'Events whose handling has ended without success. A replay gives them all attempts again.',
    caption: 'Dead letters, newest first',
    none: 'Nothing was given up on.',
    loading: 'Loading dead letters...',
    failed: 'Failed to fetch dead letters.',
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
    columns: { at: 'Time', type: 'Event', class: 'Class', reason: 'Reason', attempts: 'Attempts', action: 'Action' },
    className: { outage: 'Outage', fault: 'Failure' },
    replay: 'Replay',
    replayOf: (type: string, id: string) => `Replay ${type} ${id}`,
    replayed: 'Handed back to its consumer.',
    replayFailed: 'The replay failed.',
  },
} as const;
