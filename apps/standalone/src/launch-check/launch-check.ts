import { saleProblems } from '@blue-peony/commerce/config';
import { checkFacts, checkMailDomain, checkSettings, type Facts, type Lookup } from '@blue-peony/gateway/launch';
import { report } from './report.ts';
import type { LaunchSettings } from './settings.ts';

type Launch = {
  facts: Facts;
  settings: LaunchSettings;
  dns: Lookup;
  /** Whether the agency's public folder holds the file of an address. */
  hasFile: (address: string) => boolean;
};

/** The report of all launch findings, and the exit code of the command. */
export async function launchCheck({ facts, settings, dns, hasFile }: Launch): Promise<{ text: string; code: 0 | 1 }> {
  const [, domain = ''] = (settings.MAIL_FROM?.address ?? facts.email).split('@');
  const findings = [
    ...checkFacts(facts, hasFile),
    ...checkSettings({ ...settings, saleProblems: saleProblems(settings) }),
    ...(await checkMailDomain(domain, facts.dkimSelectors, dns)),
  ];
  return { text: report(findings), code: findings.length > 0 ? 1 : 0 };
}
