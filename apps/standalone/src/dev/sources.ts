import { join, resolve } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';

const root = resolve(import.meta.dirname, '../../../..');
/** Milliseconds to collect changes, because one save can touch several files, or one file several times. */
const settleMs = 50;

type Sources = {
  /** @returns what a file of `apps/standalone/src` exports; the same objects until it or one of its imports changes */
  load(file: string): Promise<Record<string, unknown>>;
  close(): Promise<void>;
};

/** Loads server code through Vite, which tracks the importers of each file. */
export async function openSources(dataFolder: string, changed: () => void): Promise<Sources> {
  let settling: NodeJS.Timeout | undefined;
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: {
      middlewareMode: true,
      ws: false,
      watch: { ignored: [join(dataFolder, '**'), '**/{dist,.data*,.nx,test-results}/**'] },
    },
    plugins: [
      {
        name: 'tell-of-changes',
        hotUpdate() {
          clearTimeout(settling);
          settling = setTimeout(changed, settleMs);
          return [];
        },
      },
    ],
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  return {
    load: (file) => runner.import(`/apps/standalone/src/${file}`),
    close: async () => {
      clearTimeout(settling);
      await runner.close();
      await vite.close();
    },
  };
}
