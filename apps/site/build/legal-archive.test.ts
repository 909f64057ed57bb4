import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { agency } from '@blue-peony/agency';
import { currentPrivacyVersion, languages, privacyVersions } from '@blue-peony/contracts';
import { archivePath, legalArchive, legalRecord } from './legal-archive.ts';

/** A changed text needs a new version and date; `tools/archive-legal.mjs` then archives it. */
test.each(languages)(
  'the legal texts in %s are those that the archive has for the version in force',
  async (language) => {
    const archived = await readFile(archivePath(language), 'utf8').catch(() => 'nothing');
    expect(await legalRecord(language)).toBe(archived);
  },
);

test('every version of the policy is archived in every language', async () => {
  expect((await readdir(legalArchive)).sort()).toEqual([...privacyVersions]);
  for (const version of privacyVersions)
    for (const language of languages)
      expect((await readFile(archivePath(language, version), 'utf8')).length).toBeGreaterThan(1_000);
});

test('the legal texts print the date of the version in force', () => {
  expect(agency.legalUpdated).toBe(currentPrivacyVersion);
});
