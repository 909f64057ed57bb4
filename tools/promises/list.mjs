// What pages, mails and policy promise, what keeps it, and the test that shows it. `page.mjs` prints it.
import { agency, claims, filmingClaims, terms } from '@blue-peony/agency';
import { promises as sentences } from '@blue-peony/agency/en/promises';
import { assessmentSeconds, formatMoney, sessionCurrency, sessionTotal } from '@blue-peony/contracts';

/**
 * @typedef {object} Promised
 * @property {string} says `{figure}` is filled in
 * @property {readonly [path: string, code: string][]} keptBy a file, and the code in it that keeps the promise
 * @property {readonly [path: string, title: string][]} shownBy a test
 */

const { retention } = agency;
export const figures = {
  ...terms,
  ...retention,
  hours: claims.replyHours,
  plansFrom: formatMoney({ amount: claims.mainPlansFrom * 100, currency: 'USD' }, 'en'),
  hourPrice: formatMoney(sessionTotal(1, sessionCurrency.en), 'en'),
  contactHours: filmingClaims.contactHours,
  rescheduleHours: filmingClaims.rescheduleHours,
  age: agency.minimumAge,
  resultMinutes: assessmentSeconds / 60,
};

const intake = 'apps/intake/src';
const commerce = 'apps/commerce/src';
const own = 'apps/intake/test/my-application.int.test.ts';
const mails = 'apps/notification/test/application-mails.int.test.ts';
const launch = 'apps/standalone/src/launch-check';

/** @type {Record<string, readonly Promised[]>} */
export const promises = {
  'An answer': [
    {
      says: 'A preliminary result after about {resultMinutes} minutes, on the page and by email.',
      keptBy: [[`${intake}/mail-texts/tell-assessments.ts`, 'assessmentSeconds']],
      shownBy: [
        [
          'apps/intake/test/mail-texts.int.test.ts',
          'a result is announced once, when its wait is over, and then promised',
        ],
      ],
    },
    {
      says: 'A person answers within {hours} hours.',
      keptBy: [
        [`${intake}/mail-texts/remind-replies.ts`, 'claims.replyHours'],
        [`${intake}/applications/filter.ts`, 'claims.replyHours'],
      ],
      shownBy: [
        [
          'apps/intake/test/mail-texts-reminders.int.test.ts',
          'what is due within four hours is told in one mail, once',
        ],
      ],
    },
    {
      says: sentences.stillRead,
      keptBy: [[`${intake}/mail-texts/reminders.ts`, 'claims.replyHours']],
      shownBy: [['apps/intake/test/mail-texts-reminders.int.test.ts', 'also when the rule rejected it']],
    },
    {
      says: sentences.pastEntry,
      keptBy: [['libs/contracts/src/applications/assessment.ts', 'rejectionReason']],
      shownBy: [
        [
          'apps/site/src/features/assessment/assessment.test.tsx',
          'tells an applicant past the entry program that a person contacts her about the main plans',
        ],
      ],
    },
    {
      says: `${sentences.opensPlans} ${sentences.hourPrice}`,
      keptBy: [
        ['libs/agency/src/claims.ts', 'mainPlansFrom'],
        ['libs/contracts/src/checkouts/prices.ts', 'sessionCurrency'],
      ],
      shownBy: [
        [
          'apps/site/src/content/honest-copy.test.ts',
          'the page in %s says with the plans, before the form, from which earnings they are open, and what a session costs',
        ],
      ],
    },
  ],
  'Who reads': [
    {
      says: 'Only staff read an application, and she sees every look with its time and role.',
      keptBy: [[`${intake}/history/history.repository.ts`, 'looks']],
      shownBy: [
        [own, 'has every look by role and time, by no name'],
        ['apps/intake/test/looks.int.test.ts', 'ten looks by two people make exactly ten lines, newest first'],
      ],
    },
    {
      says: 'Photos open only through links that expire.',
      keptBy: [['apps/gateway/src/edge/photo-links.ts', 'expire']],
      shownBy: [
        ['apps/gateway/test/edge-photo-links.int.test.ts', 'expired, altered and forged photo links are refused'],
      ],
    },
    {
      says: 'Location, camera and all other hidden data are removed from a photo before it is stored.',
      keptBy: [[`${intake}/photos/photo-cell/decoder.mjs`, '.jpeg(']],
      shownBy: [
        [`${intake}/photos/photo-cell/photo-cell.test.ts`, 'takes position, maker and every other metadata block out'],
        ['apps/intake/test/photos.int.test.ts', 'gives staff the photo upright and without its position'],
      ],
    },
    {
      says: 'A mailed link opens everything for {freshHours} hours; after that, it only shows her texts.',
      keptBy: [[`${intake}/my-application/applicant.guard.ts`, 'terms.freshHours']],
      shownBy: [[own, 'shows texts alone after 24 hours: no photo, no name of one, and two digits of the number']],
    },
    {
      says: 'Every change is told to the address that was valid before it.',
      keptBy: [[`${intake}/record/change-notices.ts`, 'gatheredMinutes']],
      shownBy: [
        [mails, 'a change is told by its kind and time to the address of before, without a secret, and then forgotten'],
      ],
    },
    {
      says: 'An address that has opened no link gets at most three emails about applications a day.',
      keptBy: [['apps/notification/src/deliveries/mail-allowances.ts', 'canBeGathered']],
      shownBy: [[mails, 'an unproven mailbox gets three mails of all applications in its name']],
    },
    {
      says: 'Nothing of an advertising network loads before the visitor agrees.',
      keptBy: [['apps/site/src/features/tracking/track.ts', 'hasConsent']],
      shownBy: [
        ['apps/site/src/features/tracking/track.test.ts', 'tells no provider while consent is'],
        ['apps/e2e/src/leaks.e2e.test.ts', 'and a purchase is reported once, after consent'],
      ],
    },
  ],
  'What is kept, and how long': [
    {
      says: 'An application: {closedDays} days after it was closed, {unansweredDays} days after it came in if nobody closed it.',
      keptBy: [[`${intake}/erasure/erasure.repository.ts`, 'closedDays']],
      shownBy: [
        [
          'apps/intake/test/erasure.int.test.ts',
          'time erases what was closed long ago or never closed, but nothing that is held or sealed',
        ],
      ],
    },
    {
      says: 'A photo that no application named: {unclaimedHours} hours.',
      keptBy: [[`${intake}/photos/uploads.repository.ts`, 'terms.unclaimedHours']],
      shownBy: [
        ['apps/intake/test/photos.int.test.ts', 'deletes photos that nobody claimed within a day, and only those'],
      ],
    },
    {
      says: 'She deletes her application herself, with its photos, at once.',
      keptBy: [[`${intake}/erasure/erase-application.ts`, 'EraseApplication']],
      shownBy: [
        [own, 'to delete takes the application with its photos, and ends its link'],
        ['apps/intake/test/erasure.int.test.ts', 'an erased application leaves nothing in any table and no file'],
      ],
    },
    {
      says: 'Of a deleted application a random number stays for {ledgerDays} days, so that no backup brings it back.',
      keptBy: [[`${intake}/erasure/write-ledger.ts`, 'ledgerDays']],
      shownBy: [
        [
          'apps/intake/test/erasure.int.test.ts',
          'an erased application that a backup brings back is gone before the service listens',
        ],
        [
          'apps/intake/test/erasure.int.test.ts',
          'an entry stays in the ledger for as long as a backup may have its application, and no longer',
        ],
      ],
    },
    {
      says: 'Backups: {backupDays} days.',
      keptBy: [['apps/backup/src/create-backup.ts', 'backupDays']],
      shownBy: [
        ['apps/e2e/src/backup.deep.test.ts', 'keeps as many backups as are wanted, and the files that they need'],
      ],
    },
    {
      says: 'The record of what staff did: {auditYears} years.',
      keptBy: [['apps/gateway/src/audit/chain/checkpoints.ts', 'auditYears']],
      shownBy: [['apps/gateway/test/audit-years.int.test.ts', 'a month is deleted as a whole after two years']],
    },
    {
      says: 'Orders and invoices: {orderYears} years.',
      keptBy: [[`${commerce}/orders/delete-old-orders.ts`, 'orderYears']],
      shownBy: [
        [
          'apps/commerce/test/orders-deletion.int.test.ts',
          'an order goes with its links when the tenth year after its own is over',
        ],
      ],
    },
    {
      says: 'Nobody under {age} is accepted.',
      keptBy: [['libs/contracts/src/applications/schemas.ts', 'age_confirmed']],
      shownBy: [['apps/site/src/features/application-form/application-form.test.tsx', 'leave both consents unticked']],
    },
  ],
  'What is bought': [
    {
      says: sentences.downloads,
      keptBy: [[`${commerce}/downloads/downloads.repository.ts`, 'linkDays']],
      shownBy: [['apps/commerce/test/downloads.int.test.ts', 'asked for 200 times at once opens exactly five grants']],
    },
    {
      says: sentences.resumed,
      keptBy: [[`${commerce}/downloads/downloads.repository.ts`, 'resumeMinutes']],
      shownBy: [['apps/commerce/test/downloads.int.test.ts', 'in twenty parts costs one']],
    },
    {
      says: 'A checkout without a payment expires after {checkoutDays} days.',
      keptBy: [[`${commerce}/shared/order/order.entity.ts`, 'terms.checkoutDays']],
      shownBy: [
        [
          'apps/commerce/test/payments.int.test.ts',
          'that has not come for seven days leaves an order that has expired',
        ],
      ],
    },
    {
      says: 'The buyer of a session is contacted within {contactHours} hours.',
      keptBy: [[`${commerce}/shared/order/order-records.repository.ts`, 'filmingClaims.contactHours']],
      shownBy: [
        [
          'apps/commerce/test/orders.int.test.ts',
          'has a clock of 48 hours, and keeps when its buyer was contacted, its date and notes',
        ],
      ],
    },
    {
      says: 'A refund ends the links, and is told once. ' + sentences.refunded,
      keptBy: [
        ['libs/agency/src/terms.ts', 'refundDays'],
        [`${commerce}/payments/move-order.ts`, 'refunded'],
      ],
      shownBy: [
        [
          'apps/commerce/test/cases.int.test.ts',
          'a refund goes through the provider once, tells the buyer, and ends the order',
        ],
      ],
    },
    {
      says: 'A consumer in the European Union may withdraw within {withdrawalDays} days; each receipt says how.',
      keptBy: [['apps/notification/src/letters/sale-mails.ts', 'seller.withdrawal']],
      shownBy: [
        [
          'apps/site/src/pages/order-paid.test.tsx',
          'shows its receipt: reference, product, date, amount, seller, and how to withdraw',
        ],
      ],
    },
  ],
  'What the agency claims': [
    {
      says: 'Earnings, growth, ratings and numbers of creators: each has a source, or the launch check lists it.',
      keptBy: [
        ['libs/agency/src/launch.ts', 'evidence'],
        [`${launch}/check-facts.ts`, 'evidence'],
      ],
      shownBy: [[`${launch}/launch-check.test.ts`, 'the agency that this repository shows may not launch']],
    },
    {
      says: 'No setup fee, a commission that is discussed, short contracts, an account that stays hers.',
      keptBy: [[`${launch}/fixed-texts.ts`, 'No setup fee']],
      shownBy: [
        [
          `${launch}/launch-check.test.ts`,
          'an agency with everything in place may launch, and is told what the specification fixes',
        ],
      ],
    },
  ],
};
