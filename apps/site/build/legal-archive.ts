import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agency } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import { currentPrivacyVersion, languages, type Language } from '@blue-peony/contracts';
import { legalWords } from '../src/app/render/legal-words.ts';
import { legalTexts } from '../src/content/contents.ts';

/** The texts that applicants agreed to, a folder for each version, kept as long as the consent records. */
export const legalArchive = fileURLToPath(new URL('../../../libs/agency/public/legal', import.meta.url));

export const archivePath = (language: Language, version: string = currentPrivacyVersion) =>
  join(legalArchive, version, `${language}.txt`);

/** Tells a browser that the file is in UTF-8, whatever its server says. */
const byteOrderMark = '\ufeff';

/** The legal texts in force, and the words beside the ticks of the form and of a purchase, as a reader sees them. */
export async function legalRecord(language: Language): Promise<string> {
  const [{ legal }, { application }] = await Promise.all([
    legalTexts[language](),
    import(`../src/i18n/messages/${language}/application.ts`) as Promise<{ application: Record<string, string> }>,
  ]);
  return `${byteOrderMark}${agency.name} · ${currentPrivacyVersion} · ${language}\n\n${legalWords(language, { legal, application, consents: messages[language].sale })}\n`;
}

export const legalRecords = () =>
  Promise.all(languages.map(async (language) => ({ path: archivePath(language), text: await legalRecord(language) })));
