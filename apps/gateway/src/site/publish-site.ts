import { isSpoken, type AuditAction, type SiteContent } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import { AppError, found, type StaffIdentity } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { writeAudit } from '../shared/audit.ts';
import { renderFit } from './check-site.ts';
import { contentId } from './content-id.ts';
import { LegalTexts } from './legal-texts.ts';
import { withLowestPrices } from './lowest-prices.ts';
import { PublishedSite } from './published-site.ts';
import {
  addRevision,
  contentOf,
  listLegalVersions,
  lockDraft,
  newestRevision,
  readDraft,
  rebaseDraft,
  wantDraft,
} from './site.repository.ts';

type By = { staff: StaffIdentity; note: string; correlationId: string };

/**
 * Makes a content the newest revision. It is rendered before, so that what cannot be shown is never published. The
 * revision, its audit entry and its event commit together.
 */
@Injectable()
export class PublishSite {
  constructor(
    private readonly database: DataSource,
    private readonly site: PublishedSite,
    private readonly texts: LegalTexts,
  ) {}

  /** @throws AppError `version_conflict`, `validation_failed` */
  async publish(version: number, by: By): Promise<{ number: number }> {
    const draft = await readDraft(this.database.manager);
    const content = await withLowestPrices(this.database.manager, unchanged(draft, version).content, this.site.config);
    const legal = await this.fit(content, version);
    return this.commit(async (manager) => {
      unchanged(await lockDraft(manager), version);
      const number = await this.add(manager, { content, legal }, { ...by, action: 'site.published' });
      await rebaseDraft(manager, number);
      return number;
    });
  }

  /** Publishes an earlier content again. A draft that was changed since then stays. @throws AppError `not_found` */
  async restore(earlier: number, by: By): Promise<{ number: number }> {
    const before = found(await contentOf(this.database.manager, earlier));
    const content = await withLowestPrices(this.database.manager, before, this.site.config);
    const legal = await this.fit(content);
    return this.commit(async (manager) => {
      const draft = await lockDraft(manager);
      const newest = await newestRevision(manager);
      const number = await this.add(
        manager,
        { content, legal },
        { ...by, action: 'site.restored', detail: `${earlier}` },
      );
      if (contentId(draft.content) === newest?.id) await rebaseDraft(manager, number, content);
      return number;
    });
  }

  /** @param draft its version, so that every other server renders it meanwhile */
  private async fit(content: SiteContent, draft?: number): Promise<string | null> {
    const { legal } = await renderFit(this.site, content, async (shown) => {
      const version = await this.texts.versionOf(shown);
      if (draft !== undefined) await wantDraft(this.database.manager, { version: draft, content, legal: version });
      return version;
    });
    return legal;
  }

  private async commit(work: (manager: EntityManager) => Promise<number>): Promise<{ number: number }> {
    const number = await this.database.transaction(work);
    this.site.wake();
    return { number };
  }

  private async add(
    manager: EntityManager,
    { content, legal }: { content: SiteContent; legal: string | null },
    { staff, note, correlationId, action, detail = note }: By & { action: AuditAction; detail?: string },
  ): Promise<number> {
    const number = await addRevision(manager, { id: contentId(content), content, legal, staffId: staff.sub, note });
    const { sub: staffId, role } = staff;
    await writeAudit(manager, { staffId, role, action, subject: `${number}`, detail });
    const facts = { ...content.facts, ...(legal && { legalVersions: await listLegalVersions(manager) }) };
    const texts = Object.fromEntries(Object.entries(content.texts).filter(([key]) => isSpoken(key)));
    const told = { aggregateId: 'site', correlationId, payload: { facts, texts } };
    await tell(manager, newEvent('gateway.agency-changed.v1', told));
    return number;
  }
}

/** @throws AppError `version_conflict` that names who changed the draft */
export function unchanged<Draft extends { version: number; by: string | null }>(draft: Draft, version: number): Draft {
  if (draft.version !== version) throw new AppError('version_conflict', { detail: draft.by ?? '' });
  return draft;
}
