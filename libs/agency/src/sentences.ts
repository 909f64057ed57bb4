/** Sentences that several pages and mails say, in ICU syntax; `{hours}` is the time of a reply. */
export type Sentences = {
  /** After the preliminary result "rejected". */
  stillRead: string;
  /** To an applicant whose earnings are past the entry program. */
  pastEntry: string;
  /** To an applicant who gave neither a profile nor a photo. */
  helps: string;
  downloads: string;
  resumed: string;
  refunded: string;
};
