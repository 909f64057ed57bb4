import { agency, checkoutFallbacks, prices } from '@blue-peony/agency';
import { guidePrice } from '@blue-peony/contracts';
import { Bloom } from '@blue-peony/ui';
import type { GuideSalesContent } from '../content/guide-sales.ts';
import type { Legal } from '../content/legal.ts';
import { productNames } from '../content/product-names.ts';
import { CheckoutButton } from '../features/checkout/checkout-button.tsx';
import { BuyBar } from '../features/guide-sales/buy-bar.tsx';
import { ClaimsBand } from '../features/guide-sales/claims-band.tsx';
import { Closing } from '../features/guide-sales/closing.tsx';
import { Frameworks } from '../features/guide-sales/frameworks.tsx';
import { Learn } from '../features/guide-sales/learn.tsx';
import { Leaves } from '../features/guide-sales/leaves.tsx';
import { PriceBox } from '../features/guide-sales/price-box.tsx';
import { Readers } from '../features/guide-sales/readers.tsx';
import { SalesHero } from '../features/guide-sales/sales-hero.tsx';
import { BuyersReviews } from '../features/reviews/buyers-reviews.tsx';
import { randomId, track } from '../features/tracking/track.ts';
import { useLocale, useText } from '../i18n/localized.tsx';
import { paths } from '../paths.ts';
import { BloomDetail } from '../ui/bloom-detail.tsx';
import { button } from '../ui/button.ts';
import { GuideBook } from './guide-book.tsx';
import { JsonLd, offered, ratingOf } from './json-ld.tsx';
import { Page } from './page.tsx';
import { Way } from './way.tsx';

const { digital } = guidePrice(prices);

const onStart = () =>
  track({
    name: 'AddToCart',
    id: randomId(),
    content: productNames['digital-guide'],
    value: digital.amount / 100,
    currency: digital.currency,
  });

export function GuideSalesPage({ content, legal }: { content: GuideSalesContent; legal: Legal }) {
  const text = useText();
  const locale = useLocale();
  const { title, description } = content;
  const buy = (look: 'primary' | 'light', width: string) => (
    <CheckoutButton
      purchase={{ productType: 'digital-guide', currency: 'USD', price: digital.amount }}
      fallback={checkoutFallbacks['digital-guide']}
      className={`${button(look)} ${width}`}
      onStart={onStart}
    >
      {content.buy}
    </CheckoutButton>
  );
  const trail = [
    { name: text('nav.howToStart'), path: paths.guide(locale) },
    { name: content.hero.eyebrow, path: paths.guideSales(locale) },
  ];
  return (
    <Page title={title} description={description} tracked funnel="guide" shop way={<Way steps={trail} />} legal={legal}>
      {import.meta.env?.SSR && <JsonLd data={book(description, paths.guideSales(locale))} />}
      <SalesHero
        content={content}
        book={<GuideBook art={<Bloom />} />}
        buy={buy('primary', '')}
        offer={<PriceBox content={content} buy={buy('primary', 'w-full')} />}
      />
      <BuyBar content={content} buy={buy('primary', 'shrink-0')}>
        <ClaimsBand claims={content.claims} />
        <Learn content={content.learn} />
        <Leaves content={content.leaves} />
        <Frameworks content={content.frameworks} />
        <Readers content={content.testimonials} />
        <BuyersReviews product="digital-guide" content={content.testimonials.bought} />
      </BuyBar>
      <Closing
        content={content}
        book={<GuideBook art={<BloomDetail viewBox="-210 -210 420 420" />} />}
        buy={buy('light', 'max-sm:w-full')}
      />
    </Page>
  );
}

function book(description: string, path: string) {
  return {
    '@type': 'Product',
    ...offered({ name: productNames['digital-guide'], description, path, price: digital }),
    brand: { '@type': 'Brand', name: agency.name },
    ...ratingOf('digital-guide'),
  };
}
