import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { servingManifestSchema, type ServingManifest } from '@blue-peony/contracts';
import { PreparedPages } from './prepared-pages.ts';
import { StaticFiles } from './static-files.ts';

type Page = ServingManifest['notFound'] & { asks?: string | undefined };

/** Serves the public site according to its build's manifest. */
export class Site {
  private readonly redirects: { regex: RegExp; to: string }[];
  private readonly patterns: { regex: RegExp; page: Page }[];

  private constructor(
    private readonly manifest: ServingManifest,
    private readonly files: StaticFiles,
    private readonly pages: PreparedPages,
  ) {
    this.redirects = manifest.redirects.map(({ pattern, to }) => ({ regex: new RegExp(pattern), to }));
    this.patterns = manifest.patterns.map(({ pattern, ...page }) => ({ regex: new RegExp(pattern), page }));
  }

  /**
   * @param directory of the build
   * @param origin public origin of the site
   */
  static async open(directory: string, origin: string): Promise<Site> {
    const manifest = servingManifestSchema.parse(JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')));
    const { routes, patterns, notFound } = manifest;
    const pages = [...Object.values(routes), ...patterns, notFound].map(({ file }) => file);
    return new Site(manifest, new StaticFiles(directory), await PreparedPages.make(directory, pages, origin));
  }

  /** The path of the commerce call that knows whether a page exists; undefined when the manifest decides. */
  asks(path: string): string | undefined {
    const found = this.patterns.find(({ regex }) => regex.test(path));
    return found?.page.asks && path.replace(found.regex, found.page.asks);
  }

  /**
   * Answers any path: a page, an asset, a redirect to the path without a trailing slash, or the not-found page.
   * @param exists result of the call of `asks`
   */
  send(request: IncomingMessage, response: ServerResponse, path: string, exists = true): void {
    const { assets, notFound } = this.manifest;
    const moved = this.redirects.find(({ regex }) => regex.test(path));
    if (moved) return redirect(request, response, path.replace(moved.regex, moved.to));
    const page = this.page(path, exists);
    if (page?.status === 200) return this.pages.send(request, response, page);

    const asset = assets.find(({ prefix }) => path.startsWith(prefix));
    if (asset && this.files.send(request, response, path.slice(1), asset.headers)) return;

    const bare = path.replace(/\/+$/, '');
    if (bare !== path && this.page(bare)?.status === 200) return redirect(request, response, bare);
    this.pages.send(request, response, page ?? notFound);
  }

  private page(path: string, exists = true): Page | undefined {
    const { routes } = this.manifest;
    if (Object.hasOwn(routes, path)) return routes[path];
    return this.patterns.find(({ regex, page }) => regex.test(path) && (exists || !page.asks))?.page;
  }
}

function redirect({ url = '' }: IncomingMessage, response: ServerResponse, to: string): void {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  response.writeHead(308, { location: to + query }).end();
}
