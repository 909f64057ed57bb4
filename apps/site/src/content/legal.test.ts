import { expect, test } from '@jest/globals';
import { agency } from '@blue-peony/agency';
import { languages, unknownReplyDays } from '@blue-peony/contracts';
import { legalTexts } from './contents.ts';

test.each(languages)('the policy in %s says for how many days and years what is stored is kept', async (language) => {
  const { legal } = await legalTexts[language]();
  const text = legal.privacy.flatMap(({ paragraphs }) => paragraphs).join(' ');
  for (const figure of [...Object.values(agency.retention), unknownReplyDays])
    expect(text).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
});

test.each(languages)(
  'the policy in %s says how long a link opens everything, and how many mails an unproven address gets',
  async (language) => {
    const { legal } = await legalTexts[language]();
    const paragraphsOf = (section: string) =>
      legal.privacy.find(({ heading }) => heading.startsWith(`${section}.`))!.paragraphs.join(' ');
    expect(paragraphsOf('11')).toContain('24');
    expect(paragraphsOf('10')).toMatch(/three|trzy|drei|три|สาม/);
  },
);

test.each(languages)(
  'the terms in %s name the point of contact that the Digital Services Act asks for',
  async (language) => {
    const { legal } = await legalTexts[language]();
    expect(legal.terms.at(-1)!.paragraphs.join(' ')).toMatch(/11\D{1,12}12/);
  },
);
