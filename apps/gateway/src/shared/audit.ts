import type { AuditAction, StaffRole } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, PrimaryGeneratedColumn, Repository } from 'typeorm';

/** What a staff member did. The table takes rows and gives none up before their years are over. */
@Entity('audit')
export class AuditEntity {
  @PrimaryGeneratedColumn('identity') id!: string;
  @Column('timestamptz') at!: Date;
  /** Who did it; null for a stranger and for a command of the operator. */
  @Column('uuid', { nullable: true }) staffId!: string | null;
  /** The role in which it was done; null where nobody signed in did it, and for what is older than this column. */
  @Column('text', { nullable: true }) role!: StaffRole | null;
  @Column('text') action!: AuditAction;
  /** What it was done to: the id of a row, or what names a photo; never a word of an applicant's. */
  @Column('text') subject!: string;
  /** What was new about it, for example a role; never a secret. */
  @Column('text') detail!: string;
}

type Deed = { staffId: string | null; role?: StaffRole | null; action: AuditAction; subject?: string; detail?: string };

@Injectable()
export class Audit {
  constructor(@InjectRepository(AuditEntity, 'gateway') private readonly entries: Repository<AuditEntity>) {}

  /** @param manager the transaction of the deed itself, so that neither commits without the other */
  async record(
    { staffId, role = null, action, subject = staffId ?? '', detail = '' }: Deed,
    manager = this.entries.manager,
  ) {
    await manager.insert(AuditEntity, { staffId, role, action, subject, detail });
  }
}
