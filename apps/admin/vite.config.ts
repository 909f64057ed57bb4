import { promisify } from 'node:util';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompress, gzip, gzipSync } from 'node:zlib';
import { fontFaces } from '@blue-peony/ui/fonts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const encodings = {
  br: promisify(brotliCompress),
  gz: (text: string | Uint8Array) => promisify(gzip)(text, { level: 9 }),
};

/** Writes `.br` and `.gz` beside every built text file, so that no server compresses the same bytes twice. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(html|js|css|svg)$/.test(fileName));
      await Promise.all(
        texts.flatMap((file) =>
          Object.entries(encodings).map(async ([ending, compress]) => {
            const bytes = await compress(file.type === 'chunk' ? file.code : file.source);
            await writeFile(join(dir!, `${file.fileName}.${ending}`), bytes);
          }),
        ),
      );
    },
  };
}

/** Bytes after gzip of the list's scripts; React, query cache, virtual list and zod are some 98,000. */
const listBudget = 140_000;

/** Fails the build when the entry and all that it imports statically, which is what the list loads, outgrow the budget. */
function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const loaded = new Set<Rolldown.OutputChunk>();
      const visit = (chunk: Rolldown.OutputChunk | undefined) => {
        if (!chunk || loaded.has(chunk)) return;
        loaded.add(chunk);
        for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
      };
      chunks.filter(({ isEntry }) => isEntry).forEach(visit);
      const bytes = [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
      if (bytes > listBudget) this.error(`The scripts of the list weigh ${bytes} bytes of ${listBudget} after gzip`);
    },
  };
}

/** What is there before the desk, and the few modules of the desk that it needs. */
const early =
  /\/app\/first-rows\.ts$|\/api\/(stored-session|staff)\.ts$|\/stored-list-key\.ts$|\/contracts\/src\/(rights|public-paths)\.ts$/;

/** Runs the first rows as soon as they are there, not only with the desk, which imports them. */
const firstRows: Plugin = {
  name: 'first-rows',
  apply: 'build',
  transformIndexHtml: (_, { bundle = {} }) => {
    const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'first-rows');
    return [
      {
        tag: 'script',
        attrs: { type: 'module', async: true, src: `/admin/${script!.fileName}` },
        injectTo: 'head-prepend',
      },
    ];
  },
};

/** The words of a row are for the documentation: the desk shows none of them. */
const rowsWithoutWords: Plugin = {
  name: 'rows-without-words',
  apply: 'build',
  transform: {
    filter: { id: /\/contracts\/src\// },
    handler: (code) => code.replace(/\bsummary:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,?/g, ''),
  },
};

export default defineConfig({
  base: '/admin/',
  resolve: { alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('src/app/light-zod.ts', import.meta.url)) }] },
  plugins: [react(), fontFaces, tailwindcss(), rowsWithoutWords, firstRows, budget(), precompress()],
  build: {
    target: 'es2023',
    // The content security policy takes neither data: addresses nor inline script.
    assetsInlineLimit: 0,
    // The largest script contains react, its router and the list. The budget above limits what the list loads.
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
    // What the list loads is one script: small ones that other pages share would compress worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-rows', test: early, priority: 1 },
            { name: 'desk', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
