import { agency, mark } from '@blue-peony/agency';
import { endpoints } from '@blue-peony/contracts';
import { found, type Calls } from '@blue-peony/service-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Serves } from '../edge/serves.ts';
import { checkSite, told } from './check-site.ts';
import { LegalTexts } from './legal-texts.ts';
import { PreviewSite } from './preview-site.ts';
import { PublishedSite } from './published-site.ts';
import { PublishSite, unchanged } from './publish-site.ts';
import { contentOf, listRevisions, readDraft, saveDraft } from './site.repository.ts';

const pageSize = 50;

/** What an owner changes of the site: a draft, its preview and check, and its publication. */
@Controller()
export class SiteController {
  constructor(
    private readonly database: DataSource,
    private readonly site: PublishedSite,
    private readonly publishing: PublishSite,
    private readonly previews: PreviewSite,
    private readonly legal: LegalTexts,
  ) {}

  @Serves(endpoints.readAgency)
  readAgency() {
    const { viewBox, drawing } = mark;
    return { name: agency.name, email: agency.email, mark: { viewBox, drawing } };
  }

  @Serves(endpoints.readLegalText)
  readLegalText({ params }: Calls['readLegalText']) {
    return this.legal.read(params.version, params.language);
  }

  @Serves(endpoints.readSite)
  async readSite() {
    const [draft, [published = null]] = await Promise.all([readDraft(this.database), listRevisions(this.database, 1)]);
    return { published, draft, rendering: this.site.state.showing(published?.number) };
  }

  @Serves(endpoints.saveSiteDraft)
  async saveSiteDraft({ body, staff }: Calls['saveSiteDraft']) {
    const version = await saveDraft(this.database, { ...body, staffId: staff.sub });
    return { version: version ?? unchanged(await readDraft(this.database), body.version).version };
  }

  @Serves(endpoints.listSiteTexts)
  async listSiteTexts() {
    const { content } = await readDraft(this.database);
    return { items: await told(this.site.renders.renderer.run('listTexts', content)) };
  }

  @Serves(endpoints.checkSite)
  async checkSite() {
    const { content } = await readDraft(this.database);
    return { findings: await checkSite(this.site, content) };
  }

  @Serves(endpoints.previewSite)
  previewSite() {
    return this.previews.make();
  }

  @Serves(endpoints.openSitePreview)
  async openSitePreview({ params, query }: Calls['openSitePreview'], @Res() reply: FastifyReply) {
    const { headers, body } = await this.previews.open(params.token, query.page);
    return reply.headers(headers).send(body);
  }

  @Serves(endpoints.publishSite)
  publishSite({ body: { version, note }, staff, request }: Calls['publishSite']) {
    return this.publishing.publish(version, { staff, note, correlationId: request.id });
  }

  @Serves(endpoints.listSiteRevisions)
  async listSiteRevisions({ query }: Calls['listSiteRevisions']) {
    const revisions = await listRevisions(this.database, pageSize + 1, query.cursor);
    const items = revisions.slice(0, pageSize);
    return { items, next_cursor: revisions.length > pageSize ? items.at(-1)!.number : null };
  }

  @Serves(endpoints.readSiteRevision)
  async readSiteRevision({ params }: Calls['readSiteRevision']) {
    return found(await contentOf(this.database, params.number));
  }

  @Serves(endpoints.restoreSite)
  restoreSite({ params, body: { note }, staff, request }: Calls['restoreSite']) {
    return this.publishing.restore(params.number, { staff, note, correlationId: request.id });
  }
}
