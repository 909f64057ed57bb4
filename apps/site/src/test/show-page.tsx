import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Locale } from '@blue-peony/contracts';
import { Localized } from '../i18n/localized.tsx';
import { allCatalogs } from './all-catalogs.ts';

/** Draws a page in a language at its address. */
export async function showPage(locale: Locale, page: ReactNode, address: string, path = '*') {
  const element = (
    <Localized locale={locale} catalog={allCatalogs[locale.language]}>
      {page}
    </Localized>
  );
  const router = createMemoryRouter([{ path, element }], { initialEntries: [address] });
  await act(async () => render(<RouterProvider router={router} />));
  return router;
}
