import { promisify } from 'node:util';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) };

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

export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    target: 'es2023',
    // The content security policy takes neither data: addresses nor inline script.
    assetsInlineLimit: 0,
    // Staff load it once: 241 kB gzipped, 168 of them react, its router, query, zod and the session library.
    chunkSizeWarningLimit: 850,
    modulePreload: { polyfill: false },
  },
});
