import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedReviewsSchema, type PublishedReviews, type SiteContent } from '@blue-peony/contracts';
import { contentAt } from '../content-at.ts';
import { contentId, shortHash } from '../content-id.ts';
import { Renderer, renderFolder } from './renderer.ts';

/** Revisions that were shown and contents that were only looked at: so many stay, the newest. */
const kept = { shown: 6, seen: 6 };
const unfinishedMs = 3_600_000;
const published = 'published.json';
const reviewsFile = 'published-reviews.json';

/** The revision that was last shown here. */
export type Shown = { number: number; id: string; content: SiteContent; legal: string | null };

/** The pages of contents, rendered once each into a folder of their own. A restart finds them again. */
export class RenderedSites {
  /** Pages that were opened before go on finding their files. */
  private readonly shown: string[] = [];
  /** What buyers say, as this server knows it: each page is rendered with it. */
  private reviews: PublishedReviews['items'] = [];
  private readonly making = new Map<string, Promise<void>>();

  private constructor(
    private readonly folder: string,
    /** Another build renders the same content to other files. */
    private readonly build: string,
    readonly renderer: Renderer,
  ) {}

  /** @param folder that outlives a restart; without it nothing does */
  static async open(siteDir: string, folder?: string): Promise<RenderedSites> {
    const root = folder ? join(folder, 'site') : await mkdtemp(join(tmpdir(), 'blue-peony-site-'));
    await mkdir(root, { recursive: true });
    const sites = new RenderedSites(root, await buildOf(siteDir), new Renderer(siteDir));
    const known = await readFile(join(root, reviewsFile), 'utf8').catch(() => undefined);
    if (known) sites.reviews = publishedReviewsSchema.shape.items.parse(JSON.parse(known));
    return sites;
  }

  /** The id of a content as it is rendered now: part of the addresses of its files. */
  idOf(content: SiteContent, legal: string | null): string {
    return this.nameOf(this.now(content, legal));
  }

  private now(content: SiteContent, legal: string | null): SiteContent {
    return contentAt(content, { legal, reviews: this.reviews });
  }

  /** Empty without reviews. */
  get reviewsId(): string {
    return this.reviews.length > 0 ? shortHash(JSON.stringify(this.reviews)) : '';
  }

  /** A restart knows them, also while commerce is away. */
  async keepReviews(reviews: PublishedReviews['items']): Promise<void> {
    if (JSON.stringify(reviews) === JSON.stringify(this.reviews)) return;
    this.reviews = reviews;
    await this.replace(reviewsFile, reviews);
  }

  private nameOf(shown: SiteContent): string {
    return shortHash(this.build, contentId(shown));
  }

  /** The folder of a rendered content, when it is here. */
  find(id: string): string | undefined {
    const directory = join(this.folder, id);
    return /^[\da-f]{16}$/.test(id) && existsSync(directory) ? directory : undefined;
  }

  /** @returns the id. @throws RenderError, and then nothing has changed */
  async make(content: SiteContent, legal: string | null): Promise<string> {
    const shown = this.now(content, legal);
    const id = this.nameOf(shown);
    const directory = join(this.folder, id);
    if (existsSync(directory)) await utimes(directory, new Date(), new Date());
    else await this.once(id, () => this.render(shown, id, directory));
    await this.sweep(id);
    return id;
  }

  private async once(id: string, render: () => Promise<void>): Promise<void> {
    const running = this.making.get(id) ?? render().finally(() => this.making.delete(id));
    this.making.set(id, running);
    return running;
  }

  /** Visitors see it from now on, after a restart as well. @param id that it was rendered under */
  async remember(shown: Shown, id: string): Promise<void> {
    this.shown.splice(0, Math.max(0, this.shown.length + 1 - kept.shown));
    this.shown.push(id);
    await this.replace(published, shown);
  }

  private async replace(name: string, value: unknown): Promise<void> {
    const file = join(this.folder, name);
    const fresh = `${file}-${randomBytes(6).toString('hex')}`;
    await writeFile(fresh, JSON.stringify(value));
    await rename(fresh, file);
  }

  /** The database says that nothing is published. */
  forget(): Promise<void> {
    return rm(join(this.folder, published), { force: true });
  }

  async recall(): Promise<Shown | undefined> {
    const file = await readFile(join(this.folder, published), 'utf8').catch(() => undefined);
    return file ? (JSON.parse(file) as Shown) : undefined;
  }

  private async render(content: SiteContent, id: string, directory: string): Promise<void> {
    const into = `${directory}-${randomBytes(6).toString('hex')}`;
    try {
      await mkdir(into);
      await this.renderer.run('renderSite', { content, id, into });
      // Another process of this folder may have been faster.
      await rename(into, directory).catch((error: unknown) => {
        if (!existsSync(directory)) throw error;
      });
    } finally {
      await rm(into, { recursive: true, force: true });
    }
  }

  /** Removes what nobody has used for longest, and what a killed process left. */
  private async sweep(current: string): Promise<void> {
    const now = Date.now();
    const found = await Promise.all(
      (await readdir(this.folder))
        .filter((name) => name !== current && !this.shown.includes(name) && !name.startsWith('published'))
        .map(async (name) => ({
          name,
          at: (await stat(join(this.folder, name)).catch(() => undefined))?.mtimeMs ?? now,
        })),
    );
    const whole = found.filter(({ name }) => !name.includes('-')).sort((a, b) => b.at - a.at);
    const left = found.filter(({ name, at }) => name.includes('-') && at < now - unfinishedMs);
    for (const { name } of [...whole.slice(kept.seen), ...left])
      await rm(join(this.folder, name), { recursive: true, force: true });
  }
}

async function buildOf(siteDir: string): Promise<string> {
  const folder = join(siteDir, renderFolder);
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const pages = ['manifest.json', 'index.html'].map((name) => join(siteDir, name));
  const parts = await Promise.all([...files.sort(), ...pages].map((file) => readFile(file).catch(() => '')));
  return shortHash(...parts);
}
