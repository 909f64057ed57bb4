import { agency } from '@blue-peony/agency';
import { absolute } from './metadata.tsx';

type Fact = string | number | readonly Fact[] | { readonly [name: string]: Fact };

/** Facts of schema.org for search engines. A block of data, which no content security policy stops. */
export function JsonLd({ data }: { data: Record<string, Fact> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger -- JSON of our own, and React would escape its quotes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export function organization(description: string): Record<string, Fact> {
  return {
    '@type': 'Organization',
    name: agency.name,
    url: absolute('/'),
    logo: absolute('/media/icon-512.png'),
    email: agency.email,
    description,
    location: agency.offices.map(({ city, region, country }) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        ...(region && { addressRegion: region }),
        addressCountry: country,
      },
    })),
    sameAs: Object.values(agency.social).filter((address) => address !== ''),
  };
}

type Offer = { name: string; description: string; path: string; price: number; currency: string };

/** A thing that is sold; `price` in whole units of the currency, `path` where it is sold. */
export function product({ name, description, path, price, currency }: Offer): Record<string, Fact> {
  return {
    '@type': 'Product',
    name,
    description,
    brand: { '@type': 'Brand', name: agency.name },
    image: absolute('/media/share-us.jpg'),
    offers: {
      '@type': 'Offer',
      url: absolute(path),
      price: price.toFixed(2),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
    },
  };
}
