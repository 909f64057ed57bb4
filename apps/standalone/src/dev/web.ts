import { once } from 'node:events';
import { resolve } from 'node:path';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { HeldPort } from '../ports.ts';

const apps = resolve(import.meta.dirname, '../../..');
/** Paths that the gateway answers; all others are pages and their modules. */
const calls = '^/(api|auth|functions|sandbox-checkout|healthz|readyz)(/|\\?|$)';

/** Serves both web apps with hot reload on one port and forwards API calls to the gateway. */
export async function startWeb(held: HeldPort, gatewayUrl: string): Promise<{ close(): Promise<void> }> {
  const server = held.serverFactory((request, response) => {
    const { middlewares } = /^\/admin(\/|\?|$)/.test(request.url!) ? admin! : site!;
    middlewares(request, response);
  }, {});
  let [site, admin]: ViteDevServer[] = [];
  const start = (app: string) =>
    createViteServer({
      root: resolve(apps, app),
      configFile: resolve(apps, app, 'vite.config.ts'),
      clearScreen: false,
      server: { middlewareMode: true, ws: { server }, proxy: { [calls]: { target: gatewayUrl, xfwd: true } } },
    });
  [site, admin] = await Promise.all([start('site'), start('admin')]);
  await once(server.listen(), 'listening');
  return {
    close: async () => {
      await Promise.all([site.close(), admin.close()]);
      server.close();
      server.closeAllConnections();
    },
  };
}
