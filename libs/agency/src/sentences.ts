/** Sentences that several pages and mails say, in ICU syntax; `{hours}` is the time of a reply. */
export type Sentences = {
  /** After the preliminary result "rejected". */
  stillRead: string;
  /** To an applicant whose earnings are past the entry program. */
  pastEntry: string;
  /** To an applicant who gave neither a profile nor a photo. */
  helps: string;
  /** With every answer that is not a yes. */
  noJudgment: string;
  /** `{plansFrom}` is a monthly income. */
  opensPlans: string;
  /** `{hourPrice}` is the price of a session of one hour. */
  hourPrice: string;
  downloads: string;
  resumed: string;
  refunded: string;
  /** Beside the two ticks of the form; the second has a link to the policy in `<a>`. */
  ofAge: string;
  agrees: string;
  /** Beside the switch of the form, and below it. */
  anonymously: string;
  neutralMails: string;
};
