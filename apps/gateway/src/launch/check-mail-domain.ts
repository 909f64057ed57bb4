import { Resolver } from 'node:dns/promises';
import { everywhere, type Finding } from './findings.ts';

/** The DNS queries of the check. */
export type Lookup = Pick<Resolver, 'resolveTxt' | 'resolveMx'>;

/** The system's name servers, with two attempts for each query. */
export const lookup = (timeout = 2_000): Resolver => new Resolver({ timeout, tries: 2 });

/** The records, empty for a name without any; undefined when DNS did not answer. */
async function ask<Answer>(question: Promise<Answer[]>): Promise<Answer[] | undefined> {
  try {
    return await question;
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
  }
}

const finding = (kind: Finding['kind'], where: string, what: string) => [everywhere(kind, what, where)];

/**
 * Checks that the agency's domain receives mail (MX) and that its mails are authenticated (SPF, DKIM, DMARC).
 * @param domain of the sender address
 * @param selectors the DKIM selectors of its keys
 */
export async function checkMailDomain(domain: string, selectors: readonly string[], dns: Lookup): Promise<Finding[]> {
  const texts = async (name: string, marker: RegExp, record: string, judge = (_found: string[]): Finding[] => []) => {
    const records = await ask(dns.resolveTxt(name));
    if (!records) return finding('unknown', name, `an answer of DNS (${record})`);
    const found = records.map((parts) => parts.join('')).filter((text) => marker.test(text));
    return found.length > 0 ? judge(found) : finding('missing', name, record);
  };
  const mailbox = async () => {
    const servers = await ask(dns.resolveMx(domain));
    if (!servers) return finding('unknown', domain, 'an answer of DNS (MX record)');
    return servers.length > 0 ? [] : finding('missing', domain, 'MX record: the mailbox receives nothing');
  };
  const findings = await Promise.all([
    mailbox(),
    texts(domain, /^v=spf1\b/i, 'SPF record', (found) => {
      if (found.length > 1) return finding('contradictory', domain, `${found.length} SPF records: none of them counts`);
      return /\s\+?all\b/i.test(found[0]!)
        ? finding('contradictory', domain, 'the SPF record lets everybody send')
        : [];
    }),
    ...selectors.map((selector) => texts(`${selector}._domainkey.${domain}`, /(^|;)\s*p=\s*[^\s;]/i, 'DKIM key')),
    texts(`_dmarc.${domain}`, /^v=DMARC1\b/i, 'DMARC record'),
  ]);
  const selector = selectors.length > 0 ? [] : finding('missing', 'launch.ts', 'selector of the DKIM key');
  return [...findings.flat(), ...selector];
}
