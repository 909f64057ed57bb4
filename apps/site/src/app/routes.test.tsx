import '../test/setup-dom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { endpoints, locales } from '@blue-peony/contracts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { paths } from '../paths.ts';
import { fakeNetwork } from '../test/fake-network.ts';
import { prerendered, routes, shells } from './routes.tsx';

async function visit(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      router.subscribe(({ initialized }) => initialized && resolve());
    });
  await act(async () => render(<RouterProvider router={router} />));
}

let complaint: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  fakeNetwork({});
  complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  complaint.mockRestore();
});

const shellOf = (path: string) => shells.find(({ pattern }) => new RegExp(pattern).test(path));

describe('the serving patterns', () => {
  test.each(locales)('send every order and hidden download below "$prefix" to the page of that language', (locale) => {
    const { prefix } = locale;
    const folder = prefix ? `${prefix.slice(1)}/` : '';
    for (const id of ['7f0c8c64-6a5a-4b0e-9d38-1f0f6a3a9f10', ':orderId', 'a%20b'])
      expect(shellOf(paths.order(locale, id))).toMatchObject({ locale, file: `${folder}order.html`, secret: true });
    for (const segment of ['-kx83', 'kx83'])
      expect(shellOf(`${prefix}/downloads${segment}`)).toMatchObject({
        locale,
        file: `${folder}downloads.html`,
        asks: endpoints.listGuideFiles.path.replace('{segment}', '$1'),
      });
    if (prefix) expect(shellOf(`${prefix}/nothing`)).toMatchObject({ status: 404, file: `${folder}404.html` });
  });

  test('leave every other path alone', () => {
    for (const path of [
      '/order',
      '/order/1',
      '/order//success',
      '/order/1/success/x',
      '/downloads',
      '/downloads/',
      '/downloads/kx83',
      '/downloads-kx83/x',
      '/x',
      '/plx/y',
    ])
      expect([path, shellOf(path)]).toEqual([path, undefined]);
  });

  test('match the address that their page is written for, and no page of its own', () => {
    for (const { path, pattern } of shells) expect(path).toMatch(new RegExp(pattern));
    for (const { path } of prerendered) expect([path, shellOf(path)?.status ?? 404]).toEqual([path, 404]);
  });
});

test.each(locales)('an unknown path below "$prefix" says so in its language, and in the console', async (locale) => {
  await visit(`${locale.prefix}/no/such/page`);
  expect(screen.getByText('404')).toBeTruthy();
  expect(complaint).toHaveBeenCalledWith('No page at', expect.anything());
  const home = screen.getByRole('heading', { level: 1 }).parentElement!.querySelector('a');
  expect(home?.getAttribute('href')).toBe(paths.home(locale));
});

test.each(locales)('every page below "$prefix" leads to the withdrawal function, in its language', async (locale) => {
  const labels = {
    en: 'Withdraw from contract here',
    pl: 'Odstąp od umowy tutaj',
    de: 'Vertrag widerrufen',
    ukr: 'Відмовитися від договору тут',
    th: 'ยกเลิกสัญญาที่นี่',
  };
  const pages = [paths.home, paths.filmingServices, paths.help, paths.photos, paths.assessment].map((page) =>
    page(locale),
  );
  for (const path of [...pages, paths.order(locale, ':orderId'), `${locale.prefix}/downloads-kx83`]) {
    await visit(path);
    const footer = within(document.querySelector('footer')!);
    const link = footer.getByRole('link', { name: labels[locale.language] });
    expect([path, link.getAttribute('href')]).toEqual([path, `/api/withdrawal/${locale.language}`]);
    cleanup();
  }
});

test('the address of an order and of the hidden page lead to their pages', async () => {
  await visit(paths.order(locales[0], ':orderId'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order Not Found');
  cleanup();
  await visit('/th/downloads-kx83');
  expect(screen.getByRole('status')).toBeTruthy();
});

test('a page that fails is replaced by the error screen, with a way to try again', async () => {
  const failing = { path: '/', element: <Failing />, errorElement: routes[0]!.errorElement };
  await act(async () => render(<RouterProvider router={createMemoryRouter([failing])} />));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
});

function Failing(): never {
  throw new Error('broken');
}
