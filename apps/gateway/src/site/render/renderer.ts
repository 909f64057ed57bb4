import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Language, SiteContent, SiteFinding, SiteText } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';

/** The site's own bundle, built with it: `<siteDir>/.render/render.js`. */
type Bundle = {
  renderSite(job: { content: SiteContent; id: string; into: string }): void;
  listTexts(content: SiteContent): SiteText[];
  checkContent(content: SiteContent): SiteFinding[];
  legalTexts(content: SiteContent): Record<Language, string>;
};

export const renderFolder = '.render';

/**
 * A render takes 250 MB in all, a third of it here, and three seconds where nothing else runs. One that outlives its
 * caller is not lost: the next call finds it.
 */
const bounds = { ms: 300_000, megabytes: 256, waiting: 8 };

/**
 * A fresh thread for each job, so that no content stays from one to the next, without an environment, where secrets are.
 * It is nice to the thread that answers visitors (on Linux the priority is the thread's own), but does not starve: at 10
 * a render on a machine with eight busy processes took longer than a minute.
 */
const thread = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { module, name, given } = workerData;
  try { require('node:os').setPriority(0, 5); } catch {}
  import(module)
    .then((bundle) => bundle[name](given))
    .then((result) => parentPort.postMessage({ result: name === 'renderSite' ? undefined : result }), ({ message }) => parentPort.postMessage({ message }));
`;

/** A job of the bundle that failed; the message is fit for an owner. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

/** Runs jobs of the render bundle, one at a time. */
export class Renderer {
  private readonly module: string;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    siteDir: string,
    private readonly limits = bounds,
  ) {
    this.module = pathToFileURL(join(siteDir, renderFolder, 'render.js')).href;
  }

  /** @throws RenderError; AppError `unavailable` when too many wait */
  async run<Name extends keyof Bundle>(
    name: Name,
    given: Parameters<Bundle[Name]>[0],
  ): Promise<ReturnType<Bundle[Name]>> {
    if (this.waiting >= this.limits.waiting) throw new AppError('unavailable', { detail: 'Many render already' });
    this.waiting++;
    const job = this.last.then(() => this.work(name, given));
    this.last = job.catch(() => undefined);
    return (await job.finally(() => this.waiting--)) as ReturnType<Bundle[Name]>;
  }

  private work(name: string, given: unknown): Promise<unknown> {
    const { ms, megabytes } = this.limits;
    const worker = new Worker(thread, {
      eval: true,
      workerData: { module: this.module, name, given },
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    return new Promise((resolve, reject) => {
      const fail = (message: string) => reject(new RenderError(message));
      const timer = setTimeout(() => fail(`It took longer than ${ms / 1_000} seconds`), ms);
      worker.once('message', ({ result, message }: { result?: unknown; message?: string }) =>
        message === undefined ? resolve(result) : fail(message),
      );
      worker.once('error', ({ message }) => fail(message));
      worker.once('exit', (code) => fail(`It ended early (${code})`));
      void worker.once('exit', () => clearTimeout(timer));
    }).finally(() => void worker.terminate());
  }
}
