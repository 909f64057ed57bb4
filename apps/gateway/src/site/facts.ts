import type { SiteContent, SiteFinding } from '@blue-peony/contracts';

/** Findings of the agency's schema. */
export const checkFacts = (_facts: SiteContent['facts']): SiteFinding[] => [];

/** Makes the facts of a revision those of this process. */
export const adoptFacts = (_facts: SiteContent['facts']): void => undefined;
