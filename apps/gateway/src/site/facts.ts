import { adopt } from '@blue-peony/agency';
import { agencyFactsSchema } from '@blue-peony/agency/schema';
import type { SiteContent, SiteFinding } from '@blue-peony/contracts';

/** Findings of the agency's schema. */
export function checkFacts(facts: SiteContent['facts']): SiteFinding[] {
  const issues = agencyFactsSchema.safeParse(facts).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ path: ['facts', ...path.map(String)].join('.'), problem: message }));
}

/** Makes the checked facts of a revision those of this process. */
export const adoptFacts = (facts: SiteContent['facts']): void => adopt(facts);
