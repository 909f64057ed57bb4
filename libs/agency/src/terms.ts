/** Periods and numbers that the services keep and the texts name; `promises.ts` says what keeps each of them. */
export const terms = {
  /** Hours during which a mailed link to an own page opens everything. */
  freshHours: 24,
  /** Hours for which a device keeps the draft of a form, by its writer's choice. */
  draftHours: 24,
  /** Hours after which a photo that no application named is deleted. */
  unclaimedHours: 24,
  /** Downloads of each file of the guide, and the days within which a link allows them. */
  downloads: 5,
  linkDays: 7,
  /** Minutes within which an interrupted download goes on without counting again. */
  resumeMinutes: 30,
  /** Days after which an unpaid checkout expires. */
  checkoutDays: 7,
  /** Days that the payment provider and the bank need for a refund. */
  refundDays: 10,
  /** Days for a consumer's withdrawal (Directive 2011/83/EU, Article 9). */
  withdrawalDays: 14,
  /** Days after a delivery at which a buyer who allowed it is asked for a review. */
  reviewDays: 14,
  /** Days for the answer to a consumer's complaint in Poland (ustawa o prawach konsumenta, art. 7a). */
  complaintDays: 14,
} as const;
