import { agency, testimonialVideos } from '@blue-peony/agency';
import { Bloom, Mark } from '@blue-peony/ui';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from './routes.tsx';

const players = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com', file: undefined };

/** Origins that a page may show in a frame: those of the configured testimonial videos. */
export const playerOrigins = () =>
  [...new Set(testimonialVideos.map(({ provider }) => players[provider]))].filter((origin) => origin !== undefined);

/** Loads the texts of all pages, and those of mails. */
export const loadTexts = () =>
  Promise.all([import('@blue-peony/agency/words'), ...Object.values(texts).map((load) => load())]);

const texts = import.meta.glob(['../content/{de,en,pl,th,ukr}/*.ts', '../i18n/messages/{de,en,pl,th,ukr}/*.ts']);

export async function render(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page`);
  const failure = Object.values(context.errors ?? {})[0];
  // The not-found page is the splat route; a real failure must stop the build.
  if (failure) throw failure;
  const router = createStaticRouter(dataRoutes, context);
  return htmlOf(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

export async function siteArt() {
  const [name, mark, flower] = await Promise.all([htmlOf(agency.name), htmlOf(<Mark />), htmlOf(<Bloom />)]);
  return { name, mark, flower };
}

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}
