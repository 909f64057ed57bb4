import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agency } from '@blue-peony/agency';
import { currentPrivacyVersion, languages, type Language } from '@blue-peony/contracts';
import { legalTexts } from '../src/content/contents.ts';
import type { LegalText } from '../src/content/legal.ts';

/** The texts that applicants agreed to, a folder for each version, kept as long as the consent records. */
export const legalArchive = fileURLToPath(new URL('../../../libs/agency/public/legal', import.meta.url));

export const archivePath = (language: Language, version: string = currentPrivacyVersion) =>
  join(legalArchive, version, `${language}.txt`);

const prose = (content: LegalText) =>
  content.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n\n')).join('\n\n\n');

/** Tells a browser that the file is in UTF-8, whatever its server says. */
const byteOrderMark = '\ufeff';

/** The legal texts in force, and the words beside the two ticks of the form, as a reader sees them. */
export async function legalRecord(language: Language): Promise<string> {
  const [{ legal }, { application }] = await Promise.all([
    legalTexts[language](),
    import(`../src/i18n/messages/${language}/application.ts`) as Promise<{ application: Record<string, string> }>,
  ]);
  const ticks = ['application.age', 'application.privacy'].map(
    (id) => `[x] ${application[id]!.replace(/<\/?a>/g, '')}`,
  );
  const parts = [...ticks, `PRIVACY POLICY\n\n${prose(legal.privacy)}`, `TERMS\n\n${prose(legal.terms)}`];
  return `${byteOrderMark}${agency.name} · ${currentPrivacyVersion} · ${language}\n\n${parts.join('\n\n')}\n`;
}

export const legalRecords = () =>
  Promise.all(languages.map(async (language) => ({ path: archivePath(language), text: await legalRecord(language) })));
