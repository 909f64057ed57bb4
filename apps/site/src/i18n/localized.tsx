import { useMemo, type ReactNode } from 'react';
import { terms } from '@blue-peony/agency';
import { locales, type EarningsBand, type Locale } from '@blue-peony/contracts';
import { IntlProvider, useIntl } from 'react-intl';
import type { Catalog, MessageId } from './messages/messages.ts';

type Props = { locale: Locale; catalog: Partial<Catalog>; children: ReactNode };

/** Gives a page its language: the strings of all pages, and those of its own feature. */
export function Localized({ locale, catalog, children }: Props) {
  return (
    <IntlProvider locale={locale.tag} defaultLocale={locale.tag} messages={catalog}>
      {children}
    </IntlProvider>
  );
}

/** Adds strings that were loaded later. */
export function WithStrings({ strings, children }: { strings: Partial<Catalog> | undefined; children: ReactNode }) {
  const locale = useLocale();
  const { messages } = useIntl();
  const catalog = useMemo(() => ({ ...(messages as Partial<Catalog>), ...strings }), [messages, strings]);
  return (
    <Localized locale={locale} catalog={catalog}>
      {children}
    </Localized>
  );
}

/** The page's strings by id. */
export function useText() {
  const intl = useIntl();
  return (id: MessageId, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, { ...terms, ...values });
}

export function useLocale(): Locale {
  const { locale: tag } = useIntl();
  return locales.find((locale) => locale.tag === tag) ?? locales[0];
}

/** Earnings bands as the visitor's language writes figures. */
export function useBandText(): (band: EarningsBand) => string {
  const { formatNumber } = useIntl();
  return (band) => band.replace(/\d+/g, (figure) => formatNumber(Number(figure))).replace('-', ' – ');
}
