import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Launch as LaunchState, LaunchPoint } from '@blue-peony/contracts';
import { AppError, isOutage, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../config.ts';
import { writeAudit } from '../shared/audit.ts';
import { DeskSettings } from '../shared/desk-settings.repository.ts';
import { checkFacts } from './check-facts.ts';
import { checkMailDomain, lookup } from './check-mail-domain.ts';
import { checkSettings } from './check-settings.ts';
import { readFacts } from './facts.ts';
import { everywhere, isReserved, type Finding } from './findings.ts';
import { isPublic } from './is-public.ts';
import { accept, isBackupProven, listAcceptances, publishedContent } from './launch.repository.ts';

/** Milliseconds after which pages ask again, because another process may have been told. */
const knownForMs = 60_000;
const namesForMs = 600_000;

/** What stands against a launch. As long as a point is open at a public address, search engines are kept away. */
@Injectable()
export class Launch implements OnModuleInit {
  private readonly public: boolean;
  private readAt = 0;
  private namesAt = 0;
  private names: Promise<Finding[]> = Promise.resolve([]);
  private isOpen = true;

  constructor(
    private readonly database: DataSource,
    private readonly settings: DeskSettings,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {
    this.public = isPublic(config.publicUrl);
  }

  /**
   * A restart never turns search engines away from a site that was launched, unless the database is away as well. Name
   * servers are not waited for.
   */
  async onModuleInit(): Promise<void> {
    if (!this.public) return;
    await this.read(Promise.resolve([])).catch((error: unknown) => {
      if (!isOutage(error)) throw error;
    });
  }

  /** Known without waiting: a page is never late for it. */
  get keepsAway(): boolean {
    if (this.public && Date.now() - this.readAt > knownForMs) {
      this.readAt = Date.now();
      // The database may be away; what was known stays.
      void this.read().catch(() => undefined);
    }
    return this.public && this.isOpen;
  }

  async read(names = this.namesOfMail()): Promise<LaunchState> {
    const [findings, accepted] = await Promise.all([this.findings(names), listAcceptances(this.database)]);
    const points = findings.map((finding): LaunchPoint => {
      const id = `${finding.where}: ${finding.what}`;
      const { by, at } = accepted.find(({ point }) => point === id) ?? {};
      return { ...finding, id, accepted: at ? { by: by ?? null, at } : null };
    });
    const open = points.filter(({ kind, accepted }) => kind !== 'unknown' && !accepted).length;
    this.readAt = Date.now();
    this.isOpen = open > 0;
    return { public: this.public, open, points };
  }

  /** @throws AppError not_found for a point that there is not */
  async accept(point: string, staffId: string): Promise<LaunchState> {
    const { points } = await this.read();
    if (!points.some(({ id, kind }) => id === point && kind !== 'unknown')) throw new AppError('not_found');
    await this.database.transaction(async (manager) => {
      if (await accept(manager, point, staffId))
        await writeAudit(manager, { staffId, action: 'settings.changed', subject: 'launch', detail: point });
    });
    return this.read();
  }

  private async findings(asked: Promise<Finding[]>): Promise<Finding[]> {
    const { publicUrl, siteDir, launch = {} } = this.config;
    const hasFile = (address: string) => !siteDir || existsSync(join(siteDir, address));
    const [required, proven, { texts }, names] = await Promise.all([
      this.settings.secondFactorRequired(),
      isBackupProven(this.database),
      publishedContent(this.database),
      asked,
    ]);
    const settings = checkSettings({
      ...launch,
      PUBLIC_URL: publicUrl,
      SECOND_FACTOR: 'required',
      // The proof below covers both.
      BACKUP_DIR: true,
      AGE_RECIPIENT: true,
      // Commerce does not start with the shop and without its secrets.
      saleProblems: [],
    });
    const missing = (what: string, where: string) => everywhere('missing', what, where);
    return [
      ...checkFacts(readFacts(texts), hasFile),
      ...settings,
      ...(required ? [] : [missing('a second factor for all staff: a password alone opens the desk', 'SECOND_FACTOR')]),
      ...(proven ? [] : [missing('proof that a backup can be restored: no drill within eight days', 'backup drill')]),
      ...names,
    ];
  }

  private namesOfMail(): Promise<Finding[]> {
    if (Date.now() - this.namesAt > namesForMs) {
      this.namesAt = Date.now();
      const facts = readFacts();
      const [, domain = ''] = (this.config.launch?.mailFrom ?? facts.email).replace(/>\s*$/, '').split('@');
      // Nobody owns a reserved name, and the mailbox there is a point already.
      this.names = isReserved(domain) ? Promise.resolve([]) : checkMailDomain(domain, facts.dkimSelectors, lookup());
    }
    return this.names;
  }
}
