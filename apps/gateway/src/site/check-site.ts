import { agencyFactsSchema } from '@blue-peony/agency/schema';
import type { SiteContent, SiteFinding } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { checkMedia, type Places } from './check-media.ts';
import type { RenderedSites } from './render/rendered-sites.ts';
import { RenderError } from './render/renderer.ts';

type Site = { renders: RenderedSites; config: Places };

/** What keeps a content from being published. Wrong facts are told before anything is rendered with them. */
export async function checkSite({ renders, config }: Site, content: SiteContent): Promise<SiteFinding[]> {
  const findings = checkFacts(content.facts);
  if (findings.length > 0) return findings;
  return [...(await checkMedia(content.facts, config)), ...(await told(renders.renderer.run('checkContent', content)))];
}

/**
 * @param legalOf the version of the legal texts that it shows
 * @returns that version, and the id under which it is rendered
 * @throws AppError `validation_failed` with what is wrong as its fields
 */
export async function renderFit(
  site: Site,
  content: SiteContent,
  legalOf: (content: SiteContent) => Promise<string | null>,
): Promise<{ id: string; legal: string | null }> {
  const findings = (await checkSite(site, content)).filter(({ allowed }) => !allowed);
  if (findings.length > 0) {
    const errors = findings.map(({ path }) => ({ field: path, code: 'invalid' as const }));
    throw new AppError('validation_failed', { errors });
  }
  const legal = await legalOf(content);
  return { id: await told(site.renders.make(content, legal)), legal };
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
