/**
 * Figures that the texts state. The agency is liable for them, so they are kept together for review. Figures of one
 * kind of page have their own file, so that no other page loads them.
 */
export const claims = {
  /** Hours until a team member answers an application. */
  replyHours: 24,
  /** Percentage of the platform's users who are middle-aged men. */
  midlifeShare: 80,
  /** Weeks until engagement moves. */
  engagementWeeks: 1,
  /** Days until revenue moves. */
  revenueDays: [30, 60],
  /** Monthly income in US dollars above which the main plans are available. */
  mainPlansFrom: 10_000,
} as const;
