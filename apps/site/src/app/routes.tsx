import type { ReactNode } from 'react';
import { locales, publicPaths, type Language, type Locale } from '@blue-peony/contracts';
import { useLoaderData, type RouteObject } from 'react-router-dom';
import { landings, legalTexts } from '../content/contents.ts';
import { filmingSuccesses, filmingVariants } from '../content/filming-variants.ts';
import type { Legal } from '../content/legal.ts';
import { shownLegal } from '../features/legal/shown-legal.ts';
import { catalogs } from '../i18n/catalogs.ts';
import { Localized } from '../i18n/localized.tsx';
import type { Catalog } from '../i18n/messages/messages.ts';
import type { PageFeature } from '../i18n/page-catalogs.ts';
import { UnexpectedPage } from '../pages/unexpected.tsx';
import { downloadsSegment, paths } from '../paths.ts';

type Page = (common: { legal: Legal }) => ReactNode;

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

const home = (locale: Locale) =>
  route(paths.home(locale), locale, async () => {
    const [{ LandingPage }, { landing }] = await Promise.all([
      import('../pages/landing.tsx'),
      landings[locale.language](),
    ]);
    // A failed preload is repeated by the navigation itself.
    const prepare = () => void compose(locale, assessmentPage, 'assessment').catch(() => undefined);
    return (common) => <LandingPage {...common} landing={landing} onSend={prepare} />;
  });

const legalPage = (locale: Locale, id: keyof Legal) => {
  const load = async (): Promise<Page> => {
    const { LegalPage } = await import('../pages/legal.tsx');
    return (common) => <LegalPage {...common} id={id} />;
  };
  return route(paths.legal(locale, id), locale, load, 'legal');
};

const help = (locale: Locale) =>
  route(paths.help(locale), locale, async () => {
    const [{ HelpPage }, { helps }] = await Promise.all([import('../pages/help.tsx'), import('../content/helps.ts')]);
    const { help: content } = await helps[locale.language]();
    return (common) => <HelpPage {...common} content={content} />;
  });

const assessmentPage = async (): Promise<Page> => {
  const { AssessmentPage } = await import('../pages/assessment.tsx');
  return (common) => <AssessmentPage {...common} />;
};

const assessment = (locale: Locale) => route(paths.assessment(locale), locale, assessmentPage, 'assessment');

const filming = filmingVariants.map((variant) => {
  const load = async (): Promise<Page> => {
    const [{ FilmingPage }, { filming: content }] = await Promise.all([import('../pages/filming.tsx'), variant.load()]);
    return (common) => <FilmingPage {...common} variant={variant} content={content} />;
  };
  return route(variant.path, variant.locale, load, 'filming');
});

const filmingSuccess = (locale: Locale) =>
  route(paths.filmingSuccess(locale), locale, async () => {
    const [{ FilmingSuccessPage }, { filmingSuccess: content }] = await Promise.all([
      import('../pages/filming-success.tsx'),
      filmingSuccesses[locale.language](),
    ]);
    return (common) => <FilmingSuccessPage {...common} content={content} />;
  });

const order = (locale: Locale) => {
  const load = async (): Promise<Page> => {
    const { OrderPage } = await import('../pages/order.tsx');
    return (common) => <OrderPage {...common} />;
  };
  return route(paths.order(locale, ':orderId'), locale, load, 'order');
};

const myApplication = (locale: Locale) => {
  const load = async (): Promise<Page> => {
    const { MyApplicationPage } = await import('../pages/my-application.tsx');
    return (common) => <MyApplicationPage {...common} />;
  };
  return route(paths.myApplication(locale), locale, load, 'myApplication');
};

const downloads = async (): Promise<Page> => {
  const { DownloadsPage } = await import('../pages/downloads.tsx');
  return (common) => <DownloadsPage {...common} />;
};

const notFound = async (): Promise<Page> => {
  const { NotFoundPage } = await import('../pages/not-found.tsx');
  return (common) => <NotFoundPage {...common} />;
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

const guide = route(paths.guide(), locales[0], async () => {
  const [{ GuidePage }, { guide: content }] = await Promise.all([
    import('../pages/guide.tsx'),
    import('../content/en/guide.ts'),
  ]);
  return (common) => <GuidePage {...common} content={content} />;
});

const guideSales = route(paths.guideSales(), locales[0], async () => {
  const [{ GuideSalesPage }, { guideSales: content }] = await Promise.all([
    import('../pages/guide-sales.tsx'),
    import('../content/en/guide-sales.ts'),
  ]);
  return (common) => <GuideSalesPage {...common} content={content} />;
});

export const routes: RouteObject[] = [
  ...filming,
  ...locales.flatMap((locale) => [
    home(locale),
    legalPage(locale, 'privacy'),
    legalPage(locale, 'terms'),
    help(locale),
    assessment(locale),
    filmingSuccess(locale),
    order(locale),
    myApplication(locale),
    rest(locale),
  ]),
  guide,
  guideSales,
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
      paths.assessment(locale),
    ].map((path) => ({ path, locale })),
    // Its address can carry an order's id.
    { path: paths.filmingSuccess(locale), locale, secret: true },
    { path: paths.myApplication(locale), locale, secret: true, personal: true },
  ]),
  { path: paths.guide(), locale: locales[0] },
  { path: paths.guideSales(), locale: locales[0] },
  ...filmingVariants,
];

type Shell = Prerendered & {
  /** An example address, for prerendering. */
  path: string;
  pattern: string;
  /** The API call that tells whether an address exists, for the serving manifest. */
  asks?: string;
  locale: Locale;
  file: string;
  status: 200 | 404;
  secret: boolean;
};

/** Pages whose address has a secret part: one file for each locale; the content is loaded when the page wakes. */
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
    secret: false,
  };
  // Without a prefix, the manifest's own not-found page answers.
  return prefix ? [order, downloads, notFound] : [order, downloads];
});
