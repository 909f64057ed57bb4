import { useEffect, type ReactNode } from 'react';
import type { FunnelPage } from '@blue-peony/contracts';
import { TestShop } from '../features/checkout/test-shop.tsx';
import { LegalDialog } from '../features/legal/legal-dialog.tsx';
import { ApplyBar } from '../features/navigation/apply-bar.tsx';
import { SiteFooter } from '../features/navigation/site-footer.tsx';
import { SiteHeader } from '../features/navigation/site-header.tsx';
import { ConsentBanner, ConsentSettings } from '../features/tracking/consent-banner.tsx';
import type { Legal } from '../content/legal.ts';
import { useLocale } from '../i18n/localized.tsx';
import { focusHeading } from '../ui/focus.ts';
import { Metadata, type ArticleDates } from './metadata.tsx';

type Props = {
  title: string;
  description?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** Keeps the address of a hidden page from other sites and from pixels. */
  secret?: boolean;
  /** Whether opening the page is reported as a page view, after consent. */
  tracked?: boolean;
  /** As which page it is counted how far visitors come. */
  funnel?: FunnelPage;
  /** Whether phones keep the way to the application form in reach. */
  apply?: boolean;
  /** Whether it sells or shows an order. */
  shop?: boolean;
  /** The dates of an article. */
  dates?: ArticleDates;
  /** The way to a page that is not the first. */
  way?: ReactNode;
  legal: Legal;
  children: ReactNode;
};

/** Whether React has shown a page before: the first one is the browser's own, and begins at its top. */
let arrived = false;

/** What every page has around its content. */
export function Page({
  title,
  description,
  hidden,
  secret,
  tracked,
  funnel,
  apply,
  shop,
  dates,
  way,
  legal,
  children,
}: Props) {
  const { language } = useLocale();
  useEffect(() => {
    if (arrived) focusHeading();
    arrived = true;
  }, []);
  return (
    <>
      <Metadata title={title} description={description} hidden={hidden} secret={secret} dates={dates} />
      {shop && <TestShop />}
      <ConsentBanner />
      <SiteHeader />
      <main id="main" data-tracked={tracked} data-funnel={funnel && `${funnel}-${language}`}>
        {children}
      </main>
      {way}
      {apply && <ApplyBar />}
      <SiteFooter settings={<ConsentSettings />} />
      <LegalDialog id="privacy" content={legal.privacy} />
      <LegalDialog id="terms" content={legal.terms} />
    </>
  );
}
