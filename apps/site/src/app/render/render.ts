import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { adopt, type AgencyFacts } from '@blue-peony/agency';
import type { Language } from '@blue-peony/contracts';
import { useTexts } from './given.ts';
import type { Parts } from './parts.ts';
import { checkTexts, listTexts as listed, type ListedText, type Problem } from './texts.ts';

/** What an owner has set; both are empty for the agency as it is delivered. */
export type Content = { facts: AgencyFacts; texts: Readonly<Record<string, string>> };

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Texts take facts in when they load, so a thread can render one content only. */
async function load({ facts, texts }: Content, shared: Parts['shared']) {
  adopt(facts);
  useTexts(texts, shared);
  return import('./write-site.ts');
}

/** For the build: the texts and facts as delivered, which the parts do not hold yet. */
export const asDelivered = () => load({ facts: {}, texts: {} }, {});

const readParts = async () => JSON.parse(await readFile(here('parts.json'), 'utf8')) as Parts;

/** Every text of every page, each once. */
export async function listTexts(content: Content): Promise<ListedText[]> {
  const { shared } = await readParts();
  const { deliveredTexts } = await load({ ...content, texts: {} }, shared);
  return listed(await deliveredTexts(), content.texts, shared);
}

/** What forbids to publish the texts. The facts are checked by their schema. */
export async function checkContent({ texts, facts }: Content): Promise<Problem[]> {
  const { deliveredTexts } = await load({ facts, texts: {} }, {});
  return checkTexts(await deliveredTexts(), texts);
}

/** The words of the legal texts by language. */
export async function legalTexts(content: Content): Promise<Record<Language, string>> {
  const { textsOfLaw } = await load(content, (await readParts()).shared);
  return textsOfLaw();
}

/**
 * Renders the site with an owner's content, once in a thread.
 * @param into an empty folder; what it does not get is the same as in the built site
 * @param id of the revision: letters and digits
 * @returns the HTML of the pages by path
 */
export async function renderSite({ content, id, into }: { content: Content; id: string; into: string }) {
  const parts = await readParts();
  const { writeSite } = await load(content, parts.shared);
  return writeSite(parts, { into, id, fonts: here('fonts') });
}
