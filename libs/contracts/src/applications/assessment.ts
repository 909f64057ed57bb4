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

/**
 * Decides whether an applicant is preliminarily qualified. An applicant with low earnings qualifies by giving a profile
 * or a photo. An applicant with higher earnings needs a conversation instead of the beginners' program.
 */
export function assess(application: Assessed): AssessmentResult {
  const { onlyfans_monthly_earnings: earnings, instagram, tiktok, other_socials, file_urls } = application;
  const beginner = earnings === '$0' || earnings === '$100-$10000';
  const visible = [instagram, tiktok, other_socials].some((text) => text?.trim()) || file_urls.length > 0;
  return beginner && visible ? 'qualified' : 'rejected';
}
