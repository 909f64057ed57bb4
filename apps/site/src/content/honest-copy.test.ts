import { expect, test } from '@jest/globals';
import { claims, prices } from '@blue-peony/agency';
import { languages, locales, sessionCurrency, sessionTotal } from '@blue-peony/contracts';
import { createIntl } from 'react-intl';
import { allCatalogs } from '../test/all-catalogs.ts';
import { landings } from './contents.ts';
import { closings } from './proofs.ts';
import { reviewNote } from './reviews.ts';

test.each(languages)(
  'the page in %s says with the plans, before the form, from which earnings they are open, and what a session costs',
  async (language) => {
    const { landing } = await landings[language]();
    const { closing } = await closings[language]();
    const { amount } = sessionTotal(prices, 1, sessionCurrency[language]);
    for (const text of [landing.plans.note, closing.faq.items[0]!.answer])
      expect(text.replace(/\D/g, '')).toMatch(new RegExp(`${claims.mainPlansFrom}.*${amount / 100}$`));
  },
);

test.each(languages)('the landing page in %s says whether its reviews were checked', async (language) => {
  const { landing } = await landings[language]();
  const { closing } = await closings[language]();
  expect(landing.testimonials.note).toBe(closing.stories.lead);
  expect(closing.stories.lead).toMatch(/\S{3}/);
});

test('reviews count as checked when none of them is a sample', () => {
  const words = { checked: 'checked', unchecked: 'not checked' };
  expect(reviewNote([{}, {}], words)).toBe('checked');
  expect(reviewNote([{}, { sample: true }], words)).toBe('not checked');
});

test.each(['ukr', 'th'] as const)('the landing page in %s names the criminal law before the form', async (language) => {
  const { landing } = await landings[language]();
  expect(landing.law?.text).toMatch(language === 'ukr' ? /301/ : /287/);
});

test.each([
  ['en', 'Meta learns that', 'Meta and TikTok learn that'],
  ['pl', 'Meta dowie się', 'Meta i TikTok dowiedzą się'],
  ['de', 'erfährt Meta', 'erfahren Meta und TikTok'],
  ['ukr', 'Meta дізнається', 'Meta й TikTok дізнаються'],
] as const)('the question of consent in %s is grammatical for one network and for two', (language, one, two) => {
  const { tag } = locales.find((locale) => locale.language === language)!;
  const intl = createIntl({ locale: tag, messages: allCatalogs[language], onError: () => undefined });
  const ask = (...providers: string[]) =>
    intl.formatMessage({ id: 'consent.text' }, { count: providers.length, providers: intl.formatList(providers) });
  expect(ask('Meta')).toContain(one);
  expect(ask('Meta', 'TikTok').replace(' та ', ' й ').replace(' і ', ' й ')).toContain(two);
});
