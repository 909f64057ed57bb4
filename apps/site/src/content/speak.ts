import { agency, claims, filmingClaims, terms } from '@blue-peony/agency';
import {
  assessmentSeconds,
  formatMoney,
  locales,
  sessionCurrency,
  sessionTotal,
  type Language,
} from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';

const [firstDays, lastDays] = claims.revenueDays;
const { midlifeShare, engagementWeeks, replyHours, mainPlansFrom } = claims;
const { creatorsGuided, revenueMillions, incomeBoost, contactHours, rescheduleHours } = filmingClaims;

/** What the long texts may name in their messages. */
const figures = {
  agency: agency.name,
  mailbox: agency.email,
  age: agency.minimumAge,
  ...agency.retention,
  ...terms,
  resultMinutes: assessmentSeconds / 60,
  firstDays,
  lastDays,
  midlifeShare,
  engagementWeeks,
  replyHours,
  creatorsGuided,
  millionsInDollars: revenueMillions.USD,
  millionsInEuros: revenueMillions.EUR,
  incomeBoost,
  contactHours,
  rescheduleHours,
};

/** Fills the agency's figures into messages in ICU syntax, in the forms of the language. It runs at build time only. */
export function speak(language: Language) {
  const { tag } = locales.find((locale) => locale.language === language)!;
  const prices = {
    plansFrom: formatMoney({ amount: mainPlansFrom * 100, currency: 'USD' }, tag),
    hourPrice: formatMoney(sessionTotal(1, sessionCurrency[language]), tag),
  };
  return (message: string) => formatMessage(language, message, { ...figures, ...prices });
}
