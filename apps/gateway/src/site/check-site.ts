import { agencyFactsSchema } from '@blue-peony/agency/schema';
import type { SiteContent, SiteFinding } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { RenderError } from './render/renderer.ts';
import type { RenderedSites } from './render/rendered-sites.ts';

/** What keeps a content from being published. Wrong facts are told before anything is rendered with them. */
export async function checkSite({ renderer }: RenderedSites, content: SiteContent): Promise<SiteFinding[]> {
  const findings = checkFacts(content.facts);
  return findings.length > 0 ? findings : told(renderer.run('checkContent', content));
}

/**
 * @param legalOf the version of the legal texts that it shows
 * @returns that version, and the id under which it is rendered
 * @throws AppError `validation_failed` with what is wrong as its fields
 */
export async function renderFit(
  sites: RenderedSites,
  content: SiteContent,
  legalOf: (content: SiteContent) => Promise<string | null>,
): Promise<{ id: string; legal: string | null }> {
  const findings = await checkSite(sites, content);
  if (findings.length > 0) {
    const errors = findings.map(({ path }) => ({ field: path, code: 'invalid' as const }));
    throw new AppError('validation_failed', { errors });
  }
  const legal = await legalOf(content);
  return { id: await told(sites.make(content, legal)), legal };
}

/** A failure of the bundle says to its owner what is wrong with the content. */
export const told = <T>(job: Promise<T>): Promise<T> =>
  job.catch((cause: unknown) => {
    throw cause instanceof RenderError ? new AppError('validation_failed', { detail: cause.message, cause }) : cause;
  });

/** Findings of the agency's schema. */
function checkFacts(facts: SiteContent['facts']): SiteFinding[] {
  const issues = agencyFactsSchema.safeParse(facts).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ path: ['facts', ...path.map(String)].join('.'), problem: message }));
}
