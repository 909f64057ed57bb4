import { filters } from './filters.ts';

/** Every filter and what it can be. */
export const filterChoices = {
  ...filters,
  remove: (shown: string) => `Remove ${shown}`,
  done: 'Done',
  score: 'Score',
  reply: 'Reply',
  assigned: 'Assigned',
  mine: 'Me',
  nobodys: 'Nobody',
  spam: 'Spam',
  tag: 'Tag',
  from: 'From',
  to: 'To',
  any: 'Any',
  clear: 'Clear',
  scored: { scored: 'Scored', unscored: 'Not scored' } as Record<string, string>,
  results: { qualified: 'Qualified', rejected: 'Rejected' },
  replies: {
    open: 'Not replied',
    late: 'Late',
    snoozed: 'Snoozed',
    replied: 'Replied',
    wanted: 'Waits for an answer',
  },
  spamMarks: { marked: 'Looks like spam', clean: 'Not spam' },
} as const;
