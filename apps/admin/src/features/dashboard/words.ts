import { claims } from '@blue-peony/agency';

export const today = {
  waiting: 'What waits now',
  none: '–',
  counts: {
    late: 'Late to reply',
    wanted: 'Replies that wait',
    mine: 'Mine to reply',
    unassigned: 'Unassigned',
    unknown: 'Emails that fit nobody',
    payments: 'Payments to decide',
    mails: 'Emails that failed',
    away: 'Parts away',
  },
} as const;

export const dashboard = {
  loading: 'Loading numbers...',
  failed: 'Failed to fetch the numbers.',
  range: 'Range',
  days: (count: number) => (count === 1 ? 'Last day' : `Last ${count} days`),
  total: 'Applications',
  perDay: 'Applications per day by language',
  scores: 'Scores',
  earnings: 'Monthly earnings',
  unscored: 'None',
  firstScore: 'Time to the first score',
  firstScoreOf: (count: number) =>
    count === 1 ? 'Over 1 scored application' : `Over ${count.toLocaleString('en')} scored applications`,
  percentiles: { p50_seconds: 'Half within', p90_seconds: '9 in 10 within' },
  replies: `Reply within ${claims.replyHours} h`,
  reply: { kept: 'Kept', broken: 'Broken', open: 'Still open' },
  share: 'of the promises kept',
  none: '–',
  asTable: 'Show as a table',
  columns: { day: 'Day', total: 'Total', count: 'Applications' },
  languages: { en: 'English', pl: 'Polish', de: 'German', ukr: 'Ukrainian', th: 'Thai' },
} as const;
