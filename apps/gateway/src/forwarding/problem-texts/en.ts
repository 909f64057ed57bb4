import type { ProblemTexts } from './texts.ts';

export const en: ProblemTexts = {
  limitedTitle: 'Please take a short break',
  limited: 'There have been too many requests from your connection. You can try again within an hour.',
  awayTitle: 'This page is not available just now',
  away: 'Please try again in a minute. Nothing has been counted.',
  help: 'Questions? Write to {mailbox}.',
  home: 'Back to the home page',
};
