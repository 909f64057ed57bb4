import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironment, type Plugin, type Rolldown } from 'vite';
import { bookLeaves } from './build/book-leaves.ts';
import { dataPlaces, liveTexts } from './build/data-modules.ts';
import { fontFaces } from '@blue-peony/ui/fonts';
import { prerenderSite, renderFolder } from './build/prerender.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What a landing page seldom comes to, or has the imports of; it would pay for the names of what they preload. */
const seldom =
  /\/(chosen-photos|my-application|order|player|proof|filming-success|help|photos|photo-pages|read-photo|legal|downloads|not-found)-/;

const preloads = (file: string, dependencies: string[]) => (seldom.test(file) ? [] : dependencies);

/** In one file it packs better than in the four that the pages' needs would make of it. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-intl|@formatjs|intl-messageformat)\//;

/** What most pages need: in one file it weighs 3 kB less than in the twenty that their needs would make of it. */
const shared = { name: 'shared', test: /\/(apps\/site|libs\/[\w-]+)\/src\//, minShareCount: 6 };

/** The package names its development build alone, with warnings that no visitor reads; this one lies beside it. */
const router = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production');

/** Drops the router's names for developers, and marks making one as free of effects: 4 kB of unused code. */
const lighterRouter: Plugin = {
  name: 'lighter-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:createContext|memo|forwardRef)\()/g, '= /* @__PURE__ */ $1'),
  },
};

/** Messages reach a browser parsed. */
const noParser: Plugin = {
  name: 'no-parser',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
    handler(id, importer, options) {
      return this.resolve(`${id}/no-parser.js`, importer, options);
    },
  },
};

export default defineConfig({
  root,
  appType: 'spa',
  publicDir: '../../libs/agency/public',
  plugins: [bookLeaves, liveTexts, dataPlaces(), noParser, lighterRouter, fontFaces, tailwind(), react()],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: join(router, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
    ],
  },
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads },
  },
  environments: {
    client: {
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          input: { client: 'src/app/client.tsx', tracking: 'src/features/tracking/start.ts' },
          preserveEntrySignatures: 'strict',
          output: { codeSplitting: { groups: [{ name: 'react', test: framework, priority: 1 }, shared] } },
        },
      },
    },
    ssr: {
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/render/render.ts', output: { entryFileNames: 'render.js' } },
      },
    },
  },
  ssr: { noExternal: true, external: ['lightningcss', 'sharp'] },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments as Record<'client' | 'ssr', BuildEnvironment>;
      const dist = resolve(root, client.config.build.outDir);
      ssr.config.build.outDir = join(dist, renderFolder);
      await rm(dist, { recursive: true, force: true });
      // First: it tells the browser's scripts what stands in their texts.
      await builder.build(ssr);
      const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
      await prerenderSite(root, dist, output);
    },
  },
});
