import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { BookFacts } from './book-facts.ts';

/** In the folder of the guide's built files: puts an agency's facts into them. */
const editionScript = 'make-edition.mjs';

const bounds = { ms: 120_000, megabytes: 128 };

const thread = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.script)
    .then(({ makeEdition }) => makeEdition(workerData.job))
    .then((files) => parentPort.postMessage({ files }), ({ message }) => parentPort.postMessage({ message }));
`;

/** @returns the files by their names @throws Error that says what could not be printed */
export function makeEdition(
  folder: string,
  printed: { facts: BookFacts; edition: string },
): Promise<Record<string, Buffer>> {
  const { ms, megabytes } = bounds;
  const worker = new Worker(thread, {
    eval: true,
    workerData: { script: pathToFileURL(join(folder, editionScript)).href, job: { folder, ...printed } },
    // The environment of this process has secrets.
    env: { NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  return new Promise<Record<string, Buffer>>((resolve, reject) => {
    const fail = (message: string) => reject(new Error(message));
    const timer = setTimeout(() => fail(`It took longer than ${ms / 1_000} seconds`), ms);
    worker.once('message', ({ files, message = '' }: { files?: Record<string, Uint8Array>; message?: string }) => {
      if (!files) return fail(message);
      const made = Object.entries(files).map(([name, file]) => [
        name,
        Buffer.from(file.buffer, file.byteOffset, file.length),
      ]);
      resolve(Object.fromEntries(made) as Record<string, Buffer>);
    });
    worker.once('error', ({ message }) => fail(message));
    worker.once('exit', (code) => fail(`It ended early (${code})`));
    void worker.once('exit', () => clearTimeout(timer));
  }).finally(() => void worker.terminate());
}
