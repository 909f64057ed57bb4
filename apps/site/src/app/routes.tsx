import type { ComponentType, ReactNode } from 'react';
import { locales, publicPaths, type Language, type Locale } from '@blue-peony/contracts';
import { useLoaderData, type RouteObject } from 'react-router-dom';
import { landings, legalTexts } from '../content/contents.ts';
import { filmingSuccesses, filmingVariants } from '../content/filming-variants.ts';
import { guides, guideShops } from '../content/guides.ts';
import type { Legal } from '../content/legal.ts';
import { shownProof } from '../features/landing/shown-proof.tsx';
import { shownLegal } from '../features/legal/shown-legal.ts';
import { catalogs } from '../i18n/catalogs.ts';
import { Localized } from '../i18n/localized.tsx';
import type { Catalog } from '../i18n/messages/messages.ts';
import type { PageFeature } from '../i18n/page-catalogs.ts';
import { UnexpectedPage } from '../pages/unexpected.tsx';
import { downloadsSegment, framedLocales, paths } from '../paths.ts';

type Common = { legal: Legal };
type Page = (common: Common) => ReactNode;

/** Loads a page's code, strings and texts together, so that the prerendered page can be hydrated in one step. */
async function compose(locale: Locale, load: () => Promise<Page>, feature?: PageFeature): Promise<ReactNode> {
  const { language } = locale;
  // A legal page has its own headings.
  const shown = feature === 'legal' ? undefined : shownLegal(locale.tag);
  const [page, catalog, own, { legal }] = await Promise.all([
    load(),
    catalogs[language](),
    feature && ownStrings(feature, language),
    shown ? { legal: shown } : legalTexts[language](),
  ]);
  return (
    <Localized locale={locale} catalog={{ ...catalog, ...own }}>
      {page({ legal })}
    </Localized>
  );
}

async function ownStrings(feature: PageFeature, language: Language): Promise<Partial<Catalog>> {
  const { pageCatalogs } = await import('../i18n/page-catalogs.ts');
  return pageCatalogs[feature][language]();
}

const route = (path: string, locale: Locale, load: () => Promise<Page>, feature?: PageFeature): RouteObject => ({
  path,
  // Paths are case-sensitive, like on the server.
  caseSensitive: true,
  lazy: async () => ({ element: await compose(locale, load, feature) }),
  errorElement: <UnexpectedPage locale={locale} />,
});

/** @param own what the page gets besides the texts that all pages get */
const pageOf =
  <Own extends object>(
    get: () => Promise<ComponentType<Common & Own>>,
    own: () => Promise<Own> = () => Promise.resolve({} as Own),
  ) =>
  async (): Promise<Page> => {
    const [Shown, props] = await Promise.all([get(), own()]);
    return (common) => <Shown {...common} {...props} />;
  };

const assessmentPage = pageOf(async () => (await import('../pages/assessment.tsx')).AssessmentPage);
const orderPage = pageOf(async () => (await import('../pages/order.tsx')).OrderPage);
const myApplicationPage = pageOf(async () => {
  await import('@blue-peony/contracts/jitless');
  return (await import('../pages/my-application.tsx')).MyApplicationPage;
});
const downloads = pageOf(async () => (await import('../pages/downloads.tsx')).DownloadsPage);
const notFound = pageOf(async () => (await import('../pages/not-found.tsx')).NotFoundPage);
const filmingPage = async () => (await import('../pages/filming.tsx')).FilmingPage;

const home = (locale: Locale) => {
  // A failed preload is repeated by the navigation itself.
  const onSend = () => void compose(locale, assessmentPage, 'assessment').catch(() => undefined);
  const drawProof = async () => (await import('../pages/proof.tsx')).drawProof(locale);
  const own = async () => {
    const [landing, proof] = await Promise.all([landings[locale.language](), shownProof(locale.tag) ?? drawProof()]);
    return { ...landing, proof, onSend };
  };
  const load = pageOf(async () => (await import('../pages/landing.tsx')).LandingPage, own);
  return route(paths.home(locale), locale, load);
};

const legal = (locale: Locale, id: keyof Legal) => {
  const own = () => Promise.resolve({ id });
  const load = pageOf(async () => (await import('../pages/legal.tsx')).LegalPage, own);
  return route(paths.legal(locale, id), locale, load, 'legal');
};

const help = (locale: Locale) => {
  const own = async () => {
    const { helps } = await import('../content/helps.ts');
    return { content: (await helps[locale.language]()).help };
  };
  const load = pageOf(async () => (await import('../pages/help.tsx')).HelpPage, own);
  return route(paths.help(locale), locale, load);
};

const photos = (locale: Locale) => {
  const own = async () => {
    const { photoPages } = await import('../content/photo-pages.ts');
    return { content: (await photoPages[locale.language]()).photos };
  };
  const load = pageOf(async () => (await import('../pages/photos.tsx')).PhotosPage, own);
  return route(paths.photos(locale), locale, load);
};

const filming = filmingVariants.map((variant) => {
  const own = async () => ({ variant, content: (await variant.load()).filming });
  return route(variant.path, variant.locale, pageOf(filmingPage, own), 'filming');
});

const filmingSuccess = (locale: Locale) => {
  const own = async () => ({ content: (await filmingSuccesses[locale.language]()).filmingSuccess });
  const load = pageOf(async () => (await import('../pages/filming-success.tsx')).FilmingSuccessPage, own);
  return route(paths.filmingSuccess(locale), locale, load, 'order');
};

const Loaded = () => useLoaderData<ReactNode>();

/** All other paths: the hidden download page, whose address must not be in any bundle, or the not-found page. */
const rest = (locale: Locale): RouteObject => ({
  path: `${locale.prefix}/*`,
  caseSensitive: true,
  loader: ({ request }) =>
    downloadsSegment(new URL(request.url).pathname) ? compose(locale, downloads, 'order') : compose(locale, notFound),
  element: <Loaded />,
  errorElement: <UnexpectedPage locale={locale} />,
});

const guide = (locale: Locale) => {
  const own = async () => ({ content: (await guides[locale.language]!()).guide });
  const load = pageOf(async () => (await import('../pages/guide.tsx')).GuidePage, own);
  return route(paths.guide(locale), locale, load);
};

const guideSales = (locale: Locale) => {
  const own = async () => ({ content: (await guideShops[locale.language]!()).guideSales });
  const load = pageOf(async () => (await import('../pages/guide-sales.tsx')).GuideSalesPage, own);
  return route(paths.guideSales(locale), locale, load);
};

export const routes: RouteObject[] = [
  ...filming,
  ...locales.flatMap((locale) => [
    home(locale),
    legal(locale, 'privacy'),
    legal(locale, 'terms'),
    help(locale),
    photos(locale),
    route(paths.assessment(locale), locale, assessmentPage, 'assessment'),
    filmingSuccess(locale),
    route(paths.order(locale, ':orderId'), locale, orderPage, 'order'),
    route(paths.myApplication(locale), locale, myApplicationPage, 'myApplication'),
    rest(locale),
  ]),
  ...framedLocales.flatMap((locale) => [guide(locale), guideSales(locale)]),
];

/** A language prefix in capitals leads to the one in small letters; for the serving manifest. */
export const redirects = [...locales.map(({ prefix }) => prefix), '/eu']
  .filter((prefix) => prefix !== '')
  .map((prefix) => {
    const name = prefix.slice(1);
    const anyCase = [...name].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('');
    return { pattern: `^/(?!${name}(?:/|$))${anyCase}((?:/[\\w/.~-]*)?)$`, to: `${prefix}$1` };
  });

type Prerendered = {
  path: string;
  locale: Locale;
  /** Whether the address itself is a secret of the visitor. */
  secret?: boolean;
  /** Whether the page shows data stored about the visitor. Such a page runs no pixel and is never cached. */
  personal?: boolean;
};

export const prerendered: readonly Prerendered[] = [
  ...locales.flatMap((locale) => [
    ...[
      paths.home(locale),
      paths.legal(locale, 'privacy'),
      paths.legal(locale, 'terms'),
      paths.help(locale),
      paths.photos(locale),
      paths.assessment(locale),
    ].map((path) => ({ path, locale })),
    // Its address can carry an order's id.
    { path: paths.filmingSuccess(locale), locale, secret: true },
    { path: paths.myApplication(locale), locale, secret: true, personal: true },
  ]),
  ...framedLocales.flatMap((locale) => [
    { path: paths.guide(locale), locale },
    { path: paths.guideSales(locale), locale },
  ]),
  ...filmingVariants,
];

type Shell = Prerendered & {
  pattern: string;
  /** The API call that tells whether an address exists, for the serving manifest. */
  asks?: string;
  file: string;
  status: 200 | 404;
};

/**
 * Pages whose address has a secret part: one file for each locale, prerendered at an example address; the content is loaded
 * when the page wakes.
 */
export const shells: readonly Shell[] = locales.flatMap((locale): Shell[] => {
  const { prefix } = locale;
  const shell = { locale, status: 200, secret: true } as const;
  const order: Shell = {
    ...shell,
    path: paths.order(locale, ':orderId'),
    pattern: `^${prefix}/order/[^/]+/success$`,
    file: `${prefix}/order.html`.slice(1),
  };
  const downloads: Shell = {
    ...shell,
    path: `${prefix}/downloads-`,
    pattern: `^${prefix}/downloads([\\w-]+)$`,
    asks: publicPaths.listGuideFiles.replace('{segment}', '$1'),
    file: `${prefix}/downloads.html`.slice(1),
  };
  const notFound: Shell = {
    locale,
    path: `${prefix}/404`,
    pattern: `^${prefix}/`,
    file: `${prefix}/404.html`.slice(1),
    status: 404,
  };
  // Without a prefix, the manifest's own not-found page answers.
  return prefix ? [order, downloads, notFound] : [order, downloads];
});
