import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Pages that the book's build draws. */
const folder = new URL('../../commerce/dist/guide/leaves/', import.meta.url);

export const bookLeaves: Plugin = {
  name: 'book-leaves',
  applyToEnvironment: ({ name }) => name === 'client',
  configureServer({ middlewares }) {
    middlewares.use('/media/book', ({ url = '' }, response, next) =>
      createReadStream(new URL(basename(url), folder))
        .on('error', next)
        .pipe(response),
    );
  },
  async generateBundle() {
    for (const name of await readdir(folder))
      this.emitFile({ type: 'asset', fileName: `media/book/${name}`, source: await readFile(new URL(name, folder)) });
  },
};
