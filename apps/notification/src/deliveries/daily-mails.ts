/** Mails about applications in 24 hours to one mailbox. The last one is kept for a gathered mail. */
export const dailyMails = {
  /** Whatever a stranger may have caused in another's name, together. */
  unconfirmed: 3,
  application: 12,
};

/** The most mails of a kind to one mailbox in some hours. */
export type Allowance = { name: string; atMost: number; hours: number };
