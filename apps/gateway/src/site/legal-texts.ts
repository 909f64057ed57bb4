import { inOrder, nextPrivacyVersion, privacyVersions, type Language, type SiteContent } from '@blue-peony/contracts';
import { found } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { told } from './check-site.ts';
import { contentId } from './content-id.ts';
import { PublishedSite } from './published-site.ts';
import { contentOf, contentOfLegalVersion, listLegalVersions, newestRevision } from './site.repository.ts';

const kept = 16;
/** More than an agency publishes in years; a version takes some 150 kB. */
const keptVersions = 64;

/** The versions of the legal texts: a publication that changes their words makes one. */
@Injectable()
export class LegalTexts {
  /** By the id of a content, so that a publication renders only its own. */
  private readonly words = new Map<string, Promise<Record<Language, string>>>();
  /** By version, whose words never change: strangers read them, and cost neither a query nor a rendering. */
  private readonly versions = new Map<string, Record<Language, string>>();

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
    const words = this.versions.get(version) ?? (await this.wordsOfVersion(version));
    return `${version}\n\n${words[language]}\n`;
  }

  private async wordsOfVersion(version: string): Promise<Record<Language, string>> {
    const words = await this.wordsOf(found(await contentOfLegalVersion(this.database, version)));
    this.versions.set(version, words);
    if (this.versions.size > keptVersions) this.versions.delete(this.versions.keys().next().value!);
    return words;
  }

  private wordsOf(content: SiteContent): Promise<Record<Language, string>> {
    const id = contentId(content);
    const known = this.words.get(id);
    if (known) return known;
    const words = told(this.site.renders.renderer.run('legalTexts', content));
    this.words.set(id, words);
    words.catch(() => this.words.delete(id));
    if (this.words.size > kept) this.words.delete(this.words.keys().next().value!);
    return words;
  }
}
