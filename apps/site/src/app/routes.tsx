import type { ReactNode } from 'react';
import { locales, type Locale } from '@blue-peony/contracts';
import type { RouteObject } from 'react-router-dom';
import { landings, legalTexts } from '../content/contents.ts';
import type { Legal } from '../content/legal.ts';
import { catalogs } from '../i18n/catalogs.ts';
import { Localized } from '../i18n/localized.tsx';
import { paths } from '../paths.ts';

type Page = (common: { sections: boolean; legal: Legal }) => ReactNode;

/** A route whose code, strings and texts arrive together, so that the prerendered page can wake up in one go. */
function route(path: string, locale: Locale, load: () => Promise<Page>): RouteObject {
  return {
    path,
    lazy: async () => {
      const [page, { catalog }, { legal }] = await Promise.all([
        load(),
        catalogs[locale.language](),
        legalTexts[locale.language](),
      ]);
      const content = page({ sections: locale.language in landings, legal });
      return {
        element: (
          <Localized locale={locale} catalog={catalog}>
            {content}
          </Localized>
        ),
      };
    },
    errorElement: <h1>Unexpected Application Error!</h1>,
  };
}

function home(locale: Locale): RouteObject {
  const text = landings[locale.language];
  return route(paths.home(locale), locale, async () => {
    if (!text) {
      const { ApplyPage } = await import('../pages/apply.tsx');
      return ({ legal }) => <ApplyPage legal={legal} />;
    }
    const [{ LandingPage }, { landing }] = await Promise.all([import('../pages/landing.tsx'), text()]);
    return ({ legal }) => <LandingPage landing={landing} legal={legal} />;
  });
}

const assessment = (locale: Locale) =>
  route(paths.assessment(locale), locale, async () => {
    const { AssessmentPage } = await import('../pages/assessment.tsx');
    return (common) => <AssessmentPage {...common} />;
  });

const notFound = route('*', locales[0], async () => {
  const { NotFoundPage } = await import('../pages/not-found.tsx');
  return (common) => <NotFoundPage {...common} />;
});

export const routes: RouteObject[] = [...locales.flatMap((locale) => [home(locale), assessment(locale)]), notFound];

/** Every path that the build writes a page for. */
export const prerendered: readonly { path: string; locale: Locale }[] = locales.flatMap((locale) =>
  [paths.home(locale), paths.assessment(locale)].map((path) => ({ path, locale })),
);
