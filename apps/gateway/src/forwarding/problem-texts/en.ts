import type { ProblemTexts } from './texts.ts';

export const en: ProblemTexts = {
  limitedTitle: 'Please take a short break',
  limited: 'There have been too many requests from your connection. In an hour at the latest it works again.',
  awayTitle: 'This page is not available just now',
  away: 'Please try again in a minute. Nothing has been counted.',
  help: 'Questions? Write to {mailbox}.',
  home: 'Back to the home page',
};
