type Texts = { subject: string; heading: string; intro: string; note: string };
type WithLink = Texts & { open: string };

/**
 * What an applicant reads in the mails after the first. `{hours}`, `{days}` and `{date}` are filled in. Subject, heading and
 * intro show on locked screens, so they name neither the trade nor the platform.
 */
export type ApplicantLetters = Record<'qualified' | 'rejected' | 'links' | 'address_old' | 'address_new', WithLink> & {
  farewell: Texts;
};
