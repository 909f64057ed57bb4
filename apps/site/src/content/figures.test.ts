import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { agency, claims, filmingClaims } from '@blue-peony/agency';
import { landings } from './contents.ts';
import { closings } from './proofs.ts';
import { filmingSuccesses, filmingVariants } from './filming-variants.ts';

// The texts are loaded after this, as at a build for an agency with other figures.
Object.assign(claims, { engagementWeeks: 2, replyHours: 1 });
Object.assign(filmingClaims, { rescheduleHours: 48, contactHours: 1 });

const plain = (content: unknown) => JSON.stringify(content).replaceAll('\u00a0', ' ');

test.each([
  ['en', ['2 weeks', 'within 2 weeks', 'within 1 hour.'], ['within 1 hour ', '48 hours’']],
  ['pl', ['2 tygodnie', 'w ciągu 2 tygodni.', 'w ciągu 1 godziny'], ['w ciągu 1 godziny', '48 godzin ']],
  ['de', ['2 Wochen', 'von 2 Wochen', 'von 1 Stunde'], ['von 1 Stunde', '48 Stunden ']],
  ['ukr', ['2 тижні', '2 тижнів', 'протягом 1 години'], ['протягом 1 години', '48 годин']],
  ['th', ['2 สัปดาห์', 'ภายใน 2 สัปดาห์', '1 ชั่วโมง'], ['1 ชั่วโมง', '48 ชั่วโมง']],
] as const)('other figures of an agency read right in %s', async (language, onLanding, onFilming) => {
  const landing = [await landings[language](), await closings[language]()];
  for (const words of onLanding) expect(plain(landing)).toContain(words);
  const { filming } = await filmingVariants.find(({ locale }) => locale.language === language)!.load();
  const { filmingSuccess } = await filmingSuccesses[language]();
  for (const content of [filming, filmingSuccess]) {
    expect(plain(content).toLowerCase()).toContain(onFilming[0].toLowerCase());
    expect(plain(content)).toContain(onFilming[1]);
  }
});

test('a text takes the agency’s name from its facts, so that another agency has to change no text', async () => {
  const folder = new URL('.', import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  for (const file of files)
    expect([file, await readFile(new URL(file, folder), 'utf8')]).not.toEqual([
      file,
      expect.stringContaining(agency.name),
    ]);
});
