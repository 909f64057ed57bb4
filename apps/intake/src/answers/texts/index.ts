import { claims } from '@blue-peony/agency';
import {
  formatMoney,
  locales,
  sessionCurrency,
  sessionTotal,
  type AnswerDecision,
  type AnswerTemplateText,
  type Language,
} from '@blue-peony/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { th } from './th.ts';
import { ukr } from './ukr.ts';

const texts = { en, pl, de, ukr, th };

/** The templates with the agency's prices, as the desk shows them; the desk fills in the other fields. */
export const answerTexts = Object.fromEntries(
  locales.map(({ language, tag }) => {
    const plansFrom = formatMoney({ amount: claims.mainPlansFrom * 100, currency: 'USD' }, tag);
    const hourPrice = formatMoney(sessionTotal(1, sessionCurrency[language]), tag);
    const priced = Object.entries(texts[language]).map(([decision, { subject, text }]) => [
      decision,
      { subject, text: text.replace('{plansFrom}', plansFrom).replace('{hourPrice}', hourPrice) },
    ]);
    return [language, Object.fromEntries(priced)];
  }),
) as Record<Language, Record<AnswerDecision, AnswerTemplateText>>;
