import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { servingManifestSchema, type ServingManifest } from '@blue-peony/contracts';
import { MadePages } from './made-pages.ts';
import { StaticFiles } from './static-files.ts';

type Page = ServingManifest['notFound'] & { asks?: string | undefined };

/** The public site, served as its build's manifest says. */
export class Site {
  private readonly redirects: { regex: RegExp; to: string }[];
  private readonly patterns: { regex: RegExp; page: Page }[];

  private constructor(
    private readonly manifest: ServingManifest,
    private readonly files: StaticFiles,
    private readonly pages: MadePages,
  ) {
    this.redirects = manifest.redirects.map(({ pattern, to }) => ({ regex: new RegExp(pattern), to }));
    this.patterns = manifest.patterns.map(({ pattern, ...page }) => ({ regex: new RegExp(pattern), page }));
  }

  /**
   * @param directory the build
   * @param origin where browsers reach the site
   */
  static async open(directory: string, origin: string): Promise<Site> {
    const manifest = servingManifestSchema.parse(JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')));
    const { routes, patterns, notFound } = manifest;
    const pages = [...Object.values(routes), ...patterns, notFound].map(({ file }) => file);
    return new Site(manifest, new StaticFiles(directory), await MadePages.make(directory, pages, origin));
  }

  /** The call that knows whether the page of a path exists; undefined where the build knows. */
  asks(path: string): string | undefined {
    const found = this.patterns.find(({ regex }) => regex.test(path));
    return found?.page.asks && path.replace(found.regex, found.page.asks);
  }

  /**
   * Answers any path: a page, an asset, the way to the page without a trailing slash, or the page that says no.
   * @param exists what the call of `asks` has said
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
