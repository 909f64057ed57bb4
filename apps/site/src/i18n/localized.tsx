import type { ReactNode } from 'react';
import { locales, type Locale } from '@blue-peony/contracts';
import { IntlProvider, useIntl } from 'react-intl';
import type { Catalog, MessageId } from './messages.ts';

/** Gives a page its language. */
export function Localized({ locale, catalog, children }: { locale: Locale; catalog: Catalog; children: ReactNode }) {
  return (
    <IntlProvider locale={locale.tag} defaultLocale={locale.tag} messages={catalog}>
      {children}
    </IntlProvider>
  );
}

export type Text = (id: MessageId, values?: Record<string, string | number>) => string;

/** The page's strings by id. */
export function useText(): Text {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}

export function useLocale(): Locale {
  const { locale: tag } = useIntl();
  return locales.find((locale) => locale.tag === tag) ?? locales[0];
}
