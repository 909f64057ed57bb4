import { locales, type Language } from '@blue-peony/contracts';
import { IntlMessageFormat } from 'intl-messageformat';

export type Values = Record<string, string | number>;

const tags = new Map(locales.map(({ language, tag }) => [language, tag]));
const parsed = new Map<string, IntlMessageFormat>();

/**
 * Fills a message in ICU syntax: `{name}`, `{amount, number}`, `{days, plural, one {# day} other {# days}}`. Plurals and numbers follow
 * the language. The texts are ours and few, so each is parsed once and kept.
 * @throws Error for a placeholder without a value, and for a message that is no ICU message
 */
export function formatMessage(language: Language, message: string, values: Values = {}): string {
  const key = `${language} ${message}`;
  let format = parsed.get(key);
  if (!format) {
    format = new IntlMessageFormat(message, tags.get(language), undefined, { ignoreTag: true });
    parsed.set(key, format);
  }
  return String(format.format(values));
}
