import { describe, expect, test } from '@jest/globals';
import { languages } from '@blue-peony/contracts';
import { placeholdersOf } from '@blue-peony/language';
import { allCatalogs } from '../test/all-catalogs.ts';

const shape = (catalog: Record<string, string>) =>
  Object.fromEntries(Object.entries(catalog).map(([id, text]) => [id, placeholdersOf(text)]));

describe.each(languages.filter((language) => language !== 'en'))('the %s messages', (language) => {
  const catalog = allCatalogs[language];

  test('have the keys and placeholders of the English ones', () => {
    expect(shape(catalog)).toEqual(shape(allCatalogs.en));
  });

  test('leave no English sentence untranslated', () => {
    const same = Object.entries(catalog).filter(([id, text]) => text === allCatalogs.en[id as keyof typeof catalog]);
    // One word can be the same in two languages; a sentence cannot.
    expect(same.filter(([, text]) => text.trim().split(/\s+/).length > 2)).toEqual([]);
  });
});
