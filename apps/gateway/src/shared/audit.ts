import type { AuditAction, StaffRole } from '@blue-peony/contracts';
import { Column, Entity, PrimaryGeneratedColumn, type EntityManager } from 'typeorm';

/** One action of a staff member. The table accepts new rows and deletes none before their retention period is over. */
@Entity('audit')
export class AuditEntity {
  @PrimaryGeneratedColumn('identity') id!: string;
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

/** Writes an audit entry. @param manager of the action's transaction, so that action and entry commit together */
export async function writeAudit(
  manager: EntityManager,
  { staffId, role = null, action, subject = staffId ?? '', detail = '' }: Entry,
): Promise<void> {
  await manager.insert(AuditEntity, { staffId, role, action, subject, detail });
}
