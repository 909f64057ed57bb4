import { agency, claims, filmingClaims, prices, rates, terms } from '@blue-peony/agency';
import {
  assessmentSeconds,
  formatMoney,
  guidePrice,
  locales,
  sessionCurrency,
  sessionTotal,
  unknownReplyDays,
  type Currency,
  type Language,
} from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';

/** What the long texts may name in their messages. */
function figures() {
  const { midlifeShare, engagementWeeks, replyHours, revenueDays } = claims;
  const { creatorsGuided, revenueMillions, incomeBoost, contactHours, rescheduleHours } = filmingClaims;
  const [firstDays, lastDays] = revenueDays;
  return {
    agency: agency.name,
    mailbox: agency.email,
    age: agency.minimumAge,
    ...agency.retention,
    ...terms,
    unknownReplyDays,
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
}

/** Fills the agency's figures into messages in ICU syntax, in the forms of the language. It runs where pages are rendered. */
export function speak(language: Language) {
  const { tag } = locales.find((locale) => locale.language === language)!;
  /** To ten cents: a rate of the past is no price. */
  const about = (rate: number, currency: Currency) =>
    formatMoney({ amount: Math.round((guidePrice(prices).digital.amount * rate) / 10) * 10, currency }, tag);
  const amounts = {
    plansFrom: formatMoney({ amount: claims.mainPlansFrom * 100, currency: 'USD' }, tag),
    hourPrice: formatMoney(sessionTotal(prices, 1, sessionCurrency[language]), tag),
    guidePrice: formatMoney(guidePrice(prices).digital, tag),
    guideInEuros: about(rates.usdToEur, 'EUR'),
    guideInZloty: about(rates.usdToPln, 'PLN'),
    rateDate: new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(rates.date)),
  };
  const values = { ...figures(), ...amounts };
  return (message: string) => {
    const sentence = formatMessage(language, message, values);
    messages.set(`${language} ${sentence}`, message);
    return sentence;
  };
}

const messages = new Map<string, string>();

/** The message behind a sentence, which an owner may change. */
export const messageOf = (language: Language, sentence: string) => messages.get(`${language} ${sentence}`);
