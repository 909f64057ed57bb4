import { agency, buyersReviews, offices } from '@blue-peony/agency';
import type { Language, Money } from '@blue-peony/contracts';
import { paths } from '../paths.ts';
import { absolute } from './metadata.tsx';

type Fact = string | number | readonly Fact[] | { readonly [name: string]: Fact };

/** Structured data (schema.org) for search engines. A data block needs no permission in the content security policy. */
export function JsonLd({ data }: { data: Record<string, Fact> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger -- JSON of our own, and React would escape its quotes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export function organization(description: string, language: Language): Record<string, Fact> {
  const profiles = Object.values(agency.social).filter((address) => address !== '');
  return {
    ...publisher(),
    logo: absolute('/media/icon-512.png'),
    email: agency.email,
    description,
    location: offices.map(({ names, region, country }) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: cityOf(names[language]),
        ...(region && { addressRegion: region }),
        addressCountry: country,
      },
    })),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** Thai names have no comma. */
const cityOf = (place: string) => place.split(place.includes(',') ? ',' : ' ')[0]!;

export const publisher = () => ({ '@type': 'Organization', name: agency.name, url: absolute('/') });

type Offer = { name: string; description: string; path: string; price: Money };

/** The offer of a page; `path` of the page that sells it. */
export function offered({ name, description, path, price }: Offer): Record<string, Fact> {
  return {
    name,
    description,
    image: absolute(paths.sharePicture(path)),
    offers: {
      '@type': 'Offer',
      url: absolute(path),
      price: (price.amount / 100).toFixed(2),
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
    },
  };
}

/** Stars in search results: of reviews by buyers alone, never of what the texts claim. */
export function ratingOf(product: keyof typeof buyersReviews): Record<string, Fact> {
  const reviewed = buyersReviews[product];
  if (!reviewed) return {};
  const { average, count } = reviewed;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } };
}

export const questions = (items: readonly { question: string; answer: string }[]): Record<string, Fact> => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const breadcrumbs = (steps: readonly { name: string; path: string }[]): Record<string, Fact> => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});
