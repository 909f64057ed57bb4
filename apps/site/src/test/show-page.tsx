import { jest } from '@jest/globals';
import type { Locale } from '@blue-peony/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Legal } from '../content/legal.ts';
import { inLanguage } from './in-language.tsx';

export const legal: Legal = { privacy: [], terms: [] };

type Address = string | { pathname: string; state: unknown };

/** Draws a page in a language at its address. */
export async function showPage(locale: Locale, page: ReactNode, address: Address, path = '*') {
  const routes = [
    { path, element: inLanguage(locale, page) },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await act(async () => render(<RouterProvider router={router} />));
  return router;
}

/** Of the fake clock. */
export const pass = (seconds: number) => act(async () => jest.advanceTimersByTimeAsync(seconds * 1000));
export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
export const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
export const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
