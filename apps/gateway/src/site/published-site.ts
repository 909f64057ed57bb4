import { adopt } from '@blue-peony/agency';
import { AppError, Background, isOutage, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../config.ts';
import { restingOffers } from './content-at.ts';
import { readReviews } from './read-reviews.ts';
import { RenderedSites, type Shown } from './render/rendered-sites.ts';
import { contentOf, newestRevision, wantedDraft } from './site.repository.ts';
import { SiteState } from './site-state.ts';

const everyMs = 1_000;
const reviewsEveryMs = 5_000;
/** A revision that could not be rendered is tried again: its disk may have been full. */
const againMs = 60_000;

const seed: Shown = { number: 0, id: '', content: { facts: {}, texts: {} }, legal: null };

/** Swaps what visitors see: a rendered revision, or the product's own site as it was built. */
type Show = (rendered?: { id: string; directory: string }) => Promise<void>;

/**
 * Follows the newest revision: renders it, or takes it from disk, and hands it to the pages. Whatever fails, the pages
 * stay as they are.
 */
@Injectable()
export class PublishedSite {
  /** Absent where another server serves the site. */
  rendered: RenderedSites | undefined;
  private prepared = -1;
  /** `drawn`: the offers that rest and the reviews with which its pages were rendered. */
  private shown: (Shown & { drawn: string }) | undefined;
  private failed: { number: number; until: number } | undefined;
  private show: Show = async () => undefined;
  private readonly repeat;
  private rounds: (() => void)[] = [];

  constructor(
    private readonly database: DataSource,
    readonly state: SiteState,
    background: Background,
    @Inject(serviceConfig) readonly config: GatewayConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {
    this.repeat = background.every('published site', everyMs, () => this.look());
    background.every('published reviews', reviewsEveryMs, () => this.readReviews());
  }

  /**
   * Shows the revision that this disk knows, or else the database. Without either nothing is shown yet: it would be
   * another agency's site.
   */
  async open(show: Show): Promise<void> {
    this.show = show;
    const { siteDir, siteDataDir } = this.config;
    if (siteDir) this.rendered = await RenderedSites.open(siteDir, siteDataDir);
    const known = await this.rendered?.recall();
    if (known) await this.take(known);
    if (!this.shown)
      await this.follow().catch((error: unknown) => {
        if (!isOutage(error)) throw error;
      });
  }

  /** After a publication here: visitors need not wait for the next look. */
  wake(): void {
    this.repeat.wake();
  }

  /** Resolves after the next look at the database, for an address of a revision that this server does not know yet. */
  nextLook(): Promise<void> {
    return new Promise((resolve) => this.rounds.push(resolve));
  }

  /** @throws AppError `unavailable` where another server serves the site */
  get renders(): RenderedSites {
    if (!this.rendered) throw new AppError('unavailable', { detail: 'This server has no site to render' });
    return this.rendered;
  }

  private async look(): Promise<void> {
    try {
      await this.follow();
      await this.prepare();
    } finally {
      for (const resolve of this.rounds.splice(0)) resolve();
    }
  }

  private async follow(): Promise<void> {
    if (this.shown?.number && this.shown.drawn !== this.now(this.shown) && !this.waits(this.shown))
      await this.take(this.shown);
    const newest = await newestRevision(this.database);
    if (!newest) return this.takeSeed();
    const { number, id, legal } = newest;
    if ((this.shown?.number === number && this.shown.id === id) || this.waits(newest)) return;
    const content = await contentOf(this.database, number);
    if (content) await this.take({ number, id, content, legal });
  }

  private now({ content }: Shown): string {
    return [...restingOffers(content), this.rendered?.reviewsId].join();
  }

  /** What staff have published or a buyer has deleted since; while commerce is away, pages keep what they have. */
  private async readReviews(): Promise<void> {
    const { commerceUrl } = this.config;
    const reviews = this.rendered && commerceUrl ? await readReviews(commerceUrl) : undefined;
    if (reviews) await this.rendered?.keepReviews(reviews);
  }

  private waits({ number }: { number: number }): boolean {
    return this.failed?.number === number && Date.now() < this.failed.until;
  }

  /** So that all servers show a publication at the same time. Whether it can be shown is told where it is published. */
  private async prepare(): Promise<void> {
    const wanted = this.rendered && (await wantedDraft(this.database, this.prepared));
    if (!wanted) return;
    this.prepared = wanted.version;
    await this.rendered?.make(wanted.content, wanted.legal).catch(() => undefined);
    this.wake();
  }

  private async takeSeed(): Promise<void> {
    if ((this.shown?.number === 0 && this.shown.drawn === this.now(seed)) || this.waits(seed)) return;
    if (this.rendered?.reviewsId) return this.take(seed);
    await this.rendered?.forget();
    await this.show();
    adopt({});
    this.shown = { ...seed, drawn: this.now(seed) };
    this.showsNow(0);
  }

  private async take(revision: Shown): Promise<void> {
    const { number, content } = revision;
    const drawn = this.now(revision);
    this.state.rendering = { state: 'rendering' };
    try {
      if (this.rendered) await this.make(this.rendered, revision);
      adopt(content.facts);
      this.shown = { ...revision, drawn };
      this.failed = undefined;
      this.showsNow(number);
    } catch (err) {
      this.failed = { number, until: Date.now() + againMs };
      this.state.rendering = { state: 'failed', reason: (err as Error).message };
      this.logger.error({ err, revision: number }, 'revision of the site not shown');
    }
  }

  private showsNow(number: number): void {
    this.state.rendering = { state: 'current' };
    this.state.shown = number;
  }

  private async make(rendered: RenderedSites, revision: Shown): Promise<void> {
    const id = await rendered.make(revision.content, revision.legal);
    await this.show({ id, directory: rendered.find(id)! });
    await rendered.remember(revision, id);
  }
}
