import type { FieldLabels } from '@blue-peony/contracts';
import { fields as labels } from '@blue-peony/agency/en/fields';

/** The words of an application that the list shows as well as the review. */
export const application = {
  problem: 'That didn’t work. Please try again.',
  callHer: 'Email does not reach them: call them',
  reply: {
    left: (time: string) => `${time} to reply`,
    late: (time: string) => `${time} late`,
    replied: (time: string) => `Replied after ${time}`,
    short: { left: (time: string) => time, late: (time: string) => `${time} over`, replied: () => 'Replied' },
    mark: 'Mark as replied',
    unmark: 'Not replied yet',
    failed: 'The reply could not be noted.',
  },
  closingReasons: {
    answered_no: 'answered: no',
    signed: 'signed',
    withdrawn: 'withdrawn',
    spam: 'spam',
    time: 'by time',
  },
  /** By the names of the contract; the desk is short where the form is not. */
  fields: {
    ...labels,
    phone_e164: 'WhatsApp, as it is dialed',
    zip_code: 'ZIP',
    onlyfans_username: 'OnlyFans',
    onlyfans_monthly_earnings: 'Monthly earnings',
    other_socials: 'Other Socials',
  } as FieldLabels & Record<string, string>,
};
