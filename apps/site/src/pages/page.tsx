import type { ComponentProps, ReactNode } from 'react';
import type { FunnelPage } from '@blue-peony/contracts';
import { TestShop } from '../features/checkout/test-shop.tsx';
import { LegalDialog } from '../features/legal/legal-dialog.tsx';
import { SiteFooter } from '../features/navigation/site-footer.tsx';
import { SiteHeader } from '../features/navigation/site-header.tsx';
import { ConsentBanner, ConsentSettings } from '../features/tracking/consent-banner.tsx';
import type { Legal } from '../content/legal.ts';
import { useLocale } from '../i18n/localized.tsx';
import { useArrival } from './use-arrival.ts';
import { Metadata } from './metadata.tsx';

type Props = ComponentProps<typeof Metadata> & {
  tracked?: boolean;
  funnel?: FunnelPage;
  /** On phones. */
  bar?: ReactNode;
  shop?: boolean;
  way?: ReactNode;
  legal: Legal;
  children: ReactNode;
};

export function Page({ tracked, funnel, bar, shop, way, legal, children, ...metadata }: Props) {
  const { language } = useLocale();
  useArrival();
  return (
    <>
      <Metadata {...metadata} />
      {shop && <TestShop />}
      <ConsentBanner />
      <SiteHeader />
      <main id="main" data-tracked={tracked} data-funnel={funnel && `${funnel}-${language}`}>
        {children}
      </main>
      {way}
      {bar}
      <SiteFooter settings={<ConsentSettings />} />
      <LegalDialog id="privacy" content={legal.privacy} />
      <LegalDialog id="terms" content={legal.terms} />
    </>
  );
}
