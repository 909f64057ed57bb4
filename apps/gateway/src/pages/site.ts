import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { servingManifestSchema, type ServingManifest } from '@blue-peony/contracts';
import { StaticFiles } from './static-files.ts';

/** The public site, served as its build's manifest says. */
export class Site {
  private readonly files: StaticFiles;
  private readonly manifest: ServingManifest;

  constructor(directory: string) {
    this.manifest = servingManifestSchema.parse(JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8')));
    this.files = new StaticFiles(directory);
  }

  /** Answers any path: a page, an asset, the way to the page without a trailing slash, or the page that says no. */
  send(request: IncomingMessage, response: ServerResponse, path: string): void {
    const { routes, assets, notFound } = this.manifest;
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (route && this.files.send(request, response, route.file, route)) return;

    const asset = assets.find(({ prefix }) => path.startsWith(prefix));
    if (asset && this.files.send(request, response, path.slice(1), asset)) return;

    const bare = path.replace(/\/+$/, '');
    if (bare !== path && Object.hasOwn(routes, bare)) {
      response.writeHead(308, { location: bare + queryOf(request) }).end();
      return;
    }
    if (!this.files.send(request, response, notFound.file, notFound)) response.writeHead(404).end();
  }
}

const queryOf = ({ url = '' }: IncomingMessage) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
