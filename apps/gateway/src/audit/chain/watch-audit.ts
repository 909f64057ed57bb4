import { randomUUID } from 'node:crypto';
import { Background, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../../config.ts';
import { hasRows } from '../../shared/has-rows.ts';
import { mailOwners } from '../../shared/staff-mails.ts';
import { readHead, type AuditHead } from './audit-head.ts';
import { signCheckpoint } from './checkpoints.ts';
import { BrokenAudit, verifyAudit, verifyChain } from './verify-audit.ts';

const hourMs = 60 * 60_000;
const lookEveryMs = 10 * 60_000;

/**
 * Publishes the head of the audit chain outside of the database: into the log every hour, and to the owners by mail
 * every week. Each time it verifies the entries since the previous head.
 */
@Injectable()
export class WatchAudit {
  private written: AuditHead | undefined;
  private writtenAt = Date.now();
  private isBroken = false;

  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: Pick<GatewayConfig, 'sealingKeys'>,
    @Inject(serviceLogger) private readonly logger: Logger,
    background: Background,
  ) {
    background.every('audit head', lookEveryMs, () => this.look());
    background.observe(() => [
      { gauge: 'blue_peony_audit_head_age_seconds', labels: {}, value: (Date.now() - this.writtenAt) / 1000 },
      { gauge: 'blue_peony_audit_broken', labels: {}, value: this.isBroken ? 1 : 0 },
    ]);
  }

  private async look(): Promise<void> {
    if (!this.written || Date.now() - this.writtenAt >= hourMs) await this.write();
  }

  async write(): Promise<void> {
    const head = await readHead(this.database);
    await this.watched(async () => {
      if (this.written) await verifyChain(this.database, this.written, head, {});
      await signCheckpoint(this.database, this.config.sealingKeys, new Date());
      await this.mail();
    });
    this.logger.info({ seq: head.seq, hash: head.hash.toString('hex') }, 'audit head');
    this.written = head;
    this.writtenAt = Date.now();
  }

  /** The broken state stays until the process ends, because nothing repairs a chain. */
  private async watched(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof BrokenAudit)) throw error;
      this.isBroken = true;
      this.logger.error({ reason: error.message }, 'audit chain is broken');
    }
  }

  /**
   * Mails the head once a week, from one of the replicas, after verifying the whole chain: before the transaction,
   * because a long chain takes longer than the database lets one wait.
   */
  private async mail(): Promise<void> {
    const due = "sent_at < now() - interval '7 days'";
    if (!(await hasRows(this.database, `SELECT FROM audit_mail WHERE ${due}`))) return;
    const { head } = await verifyAudit(this.database, this.config.sealingKeys);
    await this.database.transaction(async (manager) => {
      if (!(await hasRows(manager, `UPDATE audit_mail SET sent_at = now() WHERE ${due} RETURNING sent_at`))) return;
      const notice = { kind: 'audit_head', sequence: String(head.seq), hash: head.hash.toString('hex') } as const;
      await mailOwners(manager, randomUUID(), { ...notice, at: new Date().toISOString() });
    });
  }
}
