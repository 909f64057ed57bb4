import type { AuditAction, StaffRole } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, PrimaryGeneratedColumn, Repository } from 'typeorm';

/** One action of a staff member. The table accepts new rows and deletes none before their retention period is over. */
@Entity('audit')
export class AuditEntity {
  @PrimaryGeneratedColumn('identity') id!: string;
  @Column('timestamptz') at!: Date;
  /** The staff member; null for a stranger or a command of the operator. */
  @Column('uuid', { nullable: true }) staffId!: string | null;
  /** Role of the staff member at that time; null without a signed-in person. */
  @Column('text', { nullable: true }) role!: StaffRole | null;
  @Column('text') action!: AuditAction;
  /** Id of the row that the action concerned, or the key of a photo; never text of an applicant. */
  @Column('text') subject!: string;
  /** Details, for example the new role; never a secret. */
  @Column('text') detail!: string;
}

type Entry = {
  staffId: string | null;
  role?: StaffRole | null;
  action: AuditAction;
  subject?: string;
  detail?: string;
};

/** Writes audit entries. */
@Injectable()
export class Audit {
  constructor(@InjectRepository(AuditEntity, 'gateway') private readonly entries: Repository<AuditEntity>) {}

  /** @param manager transaction of the action, so that action and entry commit together */
  async record(
    { staffId, role = null, action, subject = staffId ?? '', detail = '' }: Entry,
    manager = this.entries.manager,
  ) {
    await manager.insert(AuditEntity, { staffId, role, action, subject, detail });
  }
}
