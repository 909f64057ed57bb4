/**
 * Figures that the texts state. Whoever runs the agency answers for them, so they are kept in reviewable places: those of one
 * kind of page in a file of their own, which no other page loads.
 */
export const claims = {
  /** Hours until a team member answers an application. */
  replyHours: 24,
  /** Share of the platform's users who are men in mid-life, in per cent. */
  midlifeShare: 80,
  /** Weeks until engagement moves. */
  engagementWeeks: 1,
  /** Days until revenue moves. */
  revenueDays: [30, 60],
  /** US dollars a month from which the main plans are open. */
  mainPlansFrom: 10_000,
} as const;
