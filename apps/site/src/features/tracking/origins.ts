import { trackingIds } from '@blue-peony/agency';

const origins = {
  meta: {
    scripts: ['https://connect.facebook.net'],
    connections: ['https://connect.facebook.net', 'https://www.facebook.com'],
    images: ['https://www.facebook.com'],
  },
  tiktok: {
    scripts: ['https://analytics.tiktok.com'],
    connections: ['https://analytics.tiktok.com', 'https://analytics-ipv6.tiktokw.us'],
    images: ['https://analytics.tiktok.com'],
  },
};

/** The hosts of the configured providers, for the content security policy; none by default. */
export function trackingOrigins() {
  const configured = (['meta', 'tiktok'] as const).filter((id) => trackingIds[id]).map((id) => origins[id]);
  return {
    scripts: configured.flatMap(({ scripts }) => scripts),
    connections: configured.flatMap(({ connections }) => connections),
    images: configured.flatMap(({ images }) => images),
  };
}
