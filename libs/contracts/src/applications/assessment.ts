import type { EarningsBand } from './rules.ts';

export const assessmentSeconds = 600;

/** Increased with every change of {@link assess}; the server stores it with the result. */
export const assessmentRuleVersion = 1;

export const assessmentResults = ['qualified', 'rejected'] as const;
export type AssessmentResult = (typeof assessmentResults)[number];

type Assessed = {
  onlyfans_monthly_earnings: EarningsBand;
  instagram?: string | null | undefined;
  tiktok?: string | null | undefined;
  other_socials?: string | null | undefined;
  file_urls: readonly string[];
};

/** Why the rule rejects: the earnings are past the entry program, or there is neither a profile nor a photo. */
export const rejectionReasons = ['past_entry', 'nothing_shown'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** @returns undefined for an application that qualifies */
export function rejectionReason(application: Assessed): RejectionReason | undefined {
  const { onlyfans_monthly_earnings: earnings, instagram, tiktok, other_socials, file_urls } = application;
  if (earnings !== '$0' && earnings !== '$100-$10000') return 'past_entry';
  const visible = [instagram, tiktok, other_socials].some((text) => text?.trim()) || file_urls.length > 0;
  return visible ? undefined : 'nothing_shown';
}

/**
 * Decides whether an applicant is preliminarily qualified. An applicant with low earnings qualifies by giving a profile
 * or a photo. An applicant with higher earnings needs a conversation instead of the beginners' program.
 */
export const assess = (application: Assessed): AssessmentResult =>
  rejectionReason(application) ? 'rejected' : 'qualified';
