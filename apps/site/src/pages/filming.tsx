import { agency, checkoutFallbacks, offers, prices } from '@blue-peony/agency';
import { formatMoney, sessionPrices, sessionTotal } from '@blue-peony/contracts';
import type { FilmingContent } from '../content/filming.ts';
import type { FilmingVariant } from '../content/filming-variants.ts';
import type { Legal } from '../content/legal.ts';
import { CheckoutButton } from '../features/checkout/checkout-button.tsx';
import type { Book } from '../features/filming/book.ts';
import { Earnings } from '../features/filming/earnings.tsx';
import { Guidance } from '../features/filming/guidance.tsx';
import { Hero } from '../features/filming/hero.tsx';
import { Service } from '../features/filming/service.tsx';
import { Steps } from '../features/filming/steps.tsx';
import { Voices } from '../features/filming/voices.tsx';
import { BuyersReviews } from '../features/reviews/buyers-reviews.tsx';
import { useText } from '../i18n/localized.tsx';
import { button } from '../ui/button.ts';
import { ComparisonSection } from '../ui/comparison.tsx';
import { PhoneBar } from '../ui/phone-bar.tsx';
import { Questions } from '../ui/questions.tsx';
import { Stories } from '../ui/stories.tsx';
import { JsonLd, offered, publisher, questions, ratingOf } from './json-ld.tsx';
import { Page } from './page.tsx';
import { Way } from './way.tsx';

type Props = { variant: FilmingVariant; content: FilmingContent; legal: Legal };

export function FilmingPage({ variant: { id, path, locale, currency, earnings, other }, content, legal }: Props) {
  const text = useText();
  // The price of before is shown beside an offer only where the offer is.
  const rests = id in offers && offers[id as keyof typeof offers].rests;
  const shown = { ...sessionPrices(prices, currency, id), ...(rests && { list: undefined }) };
  const service = shown.list ? content.service : { ...content.service, offer: undefined };
  const { title, description } = content.page;

  const book: Book = ({ hours = 1, look, className = '' }) => {
    const price = sessionTotal(prices, hours, currency);
    const total = formatMoney(price, locale.tag);
    return (
      <CheckoutButton
        purchase={{ productType: 'teasing-content', currency, hours, price: price.amount }}
        fallback={checkoutFallbacks['teasing-content'][id]}
        name={text('filming.bookHours', { hours, total })}
        className={`${button(look)} ${className}`}
      >
        {text('filming.book')}
      </CheckoutButton>
    );
  };

  return (
    <Page
      title={`${title} · ${agency.name}`}
      description={description}
      tracked
      funnel="filming"
      bar={
        <PhoneBar href="#prices">
          {text('filming.bookFrom', { price: formatMoney(sessionTotal(prices, 1, currency), locale.tag) })}
        </PhoneBar>
      }
      shop
      way={<Way steps={[{ name: text('nav.filming'), path }]} />}
      legal={legal}
    >
      {import.meta.env?.SSR && (
        <JsonLd
          data={{
            '@type': 'Service',
            ...offered({ name: title, description, path, price: sessionTotal(prices, 1, currency) }),
            provider: publisher(),
            ...ratingOf('teasing-content'),
          }}
        />
      )}
      {import.meta.env?.SSR && <JsonLd data={questions(content.faq.items)} />}
      <Hero content={content.hero} offer={service.offer?.badge} prices={shown} book={book} />
      <Guidance content={content.guidance} />
      <Earnings content={content.earnings} currency={earnings} />
      <Service content={service} prices={shown} book={book} other={other} />
      <Stories
        id="stories"
        content={content.stories}
        portraits="sessions"
        aside={book({ look: 'dark', className: 'max-sm:w-full' })}
      />
      <ComparisonSection content={content.comparison} />
      <Steps content={content.steps} closing={content.closing} book={book} />
      <Questions tone="paper" content={content.faq} />
      <BuyersReviews product="teasing-content" content={content.voices.bought} />
      <Voices content={content.voices} book={book} />
    </Page>
  );
}
