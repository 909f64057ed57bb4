import { inOrder, nextPrivacyVersion, privacyVersions, type Language, type SiteContent } from '@blue-peony/contracts';
import { found } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { told } from './check-site.ts';
import { PublishedSite } from './published-site.ts';
import { contentOf, contentOfLegalVersion, listLegalVersions, newestRevision } from './site.repository.ts';

/** The versions of the legal texts: a publication that changes their words makes one. */
@Injectable()
export class LegalTexts {
  private readonly texts = new Map<string, Record<Language, string>>();

  constructor(
    private readonly database: DataSource,
    private readonly site: PublishedSite,
  ) {}

  /** The version in force; null for the delivered texts. */
  async current(): Promise<string | null> {
    return (await newestRevision(this.database))?.legal ?? null;
  }

  /** The version that a content shows once it is published. @throws AppError `validation_failed` */
  async versionOf(content: SiteContent): Promise<string | null> {
    const newest = await newestRevision(this.database);
    const before = newest && (await contentOf(this.database, newest.number));
    const was = await this.wordsOf(before ?? { facts: {}, texts: {} });
    const words = await this.wordsOf(content);
    if (JSON.stringify(inOrder(was)) === JSON.stringify(inOrder(words))) return newest?.legal ?? null;
    return nextPrivacyVersion([...privacyVersions, ...(await listLegalVersions(this.database))]);
  }

  /** @throws AppError `not_found` for a version that no revision shows */
  async read(version: string, language: Language): Promise<string> {
    const known = this.texts.get(version);
    const texts = known ?? (await this.wordsOf(found(await contentOfLegalVersion(this.database, version))));
    this.texts.set(version, texts);
    return `${version}\n\n${texts[language]}\n`;
  }

  private wordsOf(content: SiteContent) {
    return told(this.site.renders.renderer.run('legalTexts', content));
  }
}
