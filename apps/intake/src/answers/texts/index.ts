import { claims, prices } from '@blue-peony/agency';
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

/** A template with the agency's prices of today, as the desk shows it; the desk fills in the other fields. */
export function answerText(language: Language, decision: AnswerDecision): AnswerTemplateText {
  const { tag } = locales.find((locale) => locale.language === language)!;
  const plansFrom = formatMoney({ amount: claims.mainPlansFrom * 100, currency: 'USD' }, tag);
  const hourPrice = formatMoney(sessionTotal(prices, 1, sessionCurrency[language]), tag);
  const { subject, text } = texts[language][decision];
  return { subject, text: text.replace('{plansFrom}', plansFrom).replace('{hourPrice}', hourPrice) };
}
