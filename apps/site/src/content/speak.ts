import { agency, claims, filmingClaims, terms } from '@blue-peony/agency';
import { assessmentSeconds, type Language } from '@blue-peony/contracts';
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
  mainPlansFrom,
  creatorsGuided,
  millionsInDollars: revenueMillions.USD,
  millionsInEuros: revenueMillions.EUR,
  incomeBoost,
  contactHours,
  rescheduleHours,
};

/** Fills the agency's figures into messages in ICU syntax, in the forms of the language. It runs at build time only. */
export const speak = (language: Language) => (message: string) => formatMessage(language, message, figures);
