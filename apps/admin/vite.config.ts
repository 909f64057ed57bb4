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

/** Bytes after gzip of the list's scripts; React, router, query cache, zod and virtual list are some 128,000. */
const listBudget = 179_500;

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

/** zod's classes carry their way to JSON Schema, which the desk never takes: its exports become empty functions. */
function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler: (code) =>
        Array.from(
          code.matchAll(/^export (?:function|const|class) (\w+)/gm),
          ([, name]) => `export const ${name} = () => {};`,
        ).join('\n'),
    },
  };
}

/** The router's package gives its development build to everyone: the built desk takes the one without its warnings. */
const router = (file: string) =>
  fileURLToPath(new URL(`../../react-router/dist/production/${file}.mjs`, import.meta.resolve('react-router-dom')));

export default defineConfig(({ command }) => ({
  base: '/admin/',
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: router('index') },
            { find: /^react-router\/dom$/, replacement: router('dom-export') },
          ]
        : [],
  },
  plugins: [react(), fontFaces, tailwindcss(), withoutJsonSchema(), budget(), precompress()],
  build: {
    target: 'es2023',
    // The content security policy takes neither data: addresses nor inline script.
    assetsInlineLimit: 0,
    // The largest script contains react, its router and the list. The budget above limits what the list loads.
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
    // What the list loads is one script: small ones that other pages share would compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'desk', tags: ['$initial'] }] } } },
  },
}));
