import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servingManifestSchema, type ServingManifest } from '@blue-peony/contracts';
import type { Asked, Headers } from '../shared/files/respond.ts';
import { PreparedPages } from './prepared-pages.ts';
import { StaticFiles } from '../shared/files/static-files.ts';

type OwnFile = { id: string; name: string; directory: string | undefined };
type Page = ServingManifest['notFound'] & { asks?: string | undefined };

/** Serves the public site according to its build's manifest. */
export class Site {
  private readonly older = new Map<string, StaticFiles>();
  private readonly redirects: { regex: RegExp; to: string }[];
  private readonly patterns: { regex: RegExp; page: Page }[];

  private constructor(
    private readonly manifest: ServingManifest,
    /** The revision's own files, before those of the build. */
    private readonly files: StaticFiles[],
    private readonly pages: PreparedPages,
    private readonly id: string | undefined,
  ) {
    this.redirects = manifest.redirects.map(({ pattern, to }) => ({ regex: new RegExp(pattern), to }));
    this.patterns = manifest.patterns.map(({ pattern, ...page }) => ({ regex: new RegExp(pattern), page }));
  }

  /**
   * @param build folder of the build
   * @param origin public origin of the site
   * @param revision its pages and own files; everything else is the build's
   */
  static async open(build: string, origin: string, revision?: { id: string; directory: string }): Promise<Site> {
    const directory = revision?.directory ?? build;
    const manifest = servingManifestSchema.parse(JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')));
    const { routes, patterns, notFound } = manifest;
    const pages = [...Object.values(routes), ...patterns, notFound].map(({ file }) => file);
    const files = [...new Set([directory, build])].map((folder) => new StaticFiles(folder));
    return new Site(manifest, files, await PreparedPages.make(directory, pages, origin), revision?.id);
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
  send(asked: Asked, path: string, exists = true): void {
    const { assets, notFound } = this.manifest;
    const moved = this.redirects.find(({ regex }) => regex.test(path));
    if (moved) return redirect(asked, path.replace(moved.regex, moved.to));
    const page = this.page(path, exists);
    if (page?.status === 200) return this.pages.send(asked, page);

    const asset = assets.find(({ prefix }) => path.startsWith(prefix));
    if (asset && this.files.some((files) => files.send(asked, path.slice(1), asset.headers))) return;

    const bare = path.replace(/\/+$/, '');
    if (bare !== path && this.page(bare)?.status === 200) return redirect(asked, bare);
    this.pages.send(asked, page ?? notFound);
  }

  /**
   * Answers the address of a revision's own file: from its folder, else the build's file of the same name. A revision
   * that is unknown or no longer there gets what this one has, for the moment.
   */
  sendOfRevision(asked: Asked, { id, name, directory }: OwnFile): boolean {
    const { headers } = this.manifest.assets.find(({ prefix }) => '/assets/'.startsWith(prefix)) ?? { headers: {} };
    const send = (files: StaticFiles, file: string, given: Headers = headers) => files.send(asked, file, given);
    const base = this.files.at(-1)!;
    const own = `assets/r-${id}/${name}`;
    if (id === this.id) return send(this.files[0]!, own) || send(base, `assets/${name}`);
    if (directory) return send(this.filesOf(directory), own) || send(base, `assets/${name}`);
    const passing = { ...headers, 'cache-control': 'no-cache' };
    const isHere = this.id && send(this.files[0]!, `assets/r-${this.id}/${name}`, passing);
    return isHere || send(base, `assets/${name}`, passing);
  }

  private filesOf(directory: string): StaticFiles {
    const files = this.older.get(directory) ?? new StaticFiles(directory);
    this.older.set(directory, files);
    return files;
  }

  private page(path: string, exists = true): Page | undefined {
    const { routes } = this.manifest;
    if (Object.hasOwn(routes, path)) return routes[path];
    return this.patterns.find(({ regex, page }) => regex.test(path) && (exists || !page.asks))?.page;
  }
}

function redirect({ request: { url = '' }, response, headers }: Asked, to: string): void {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  response.writeHead(308, { ...headers, location: to + query }).end();
}
