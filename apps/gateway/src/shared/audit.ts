import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a staff member did. The table takes rows and gives none up: a trigger refuses every change. */
@Entity('audit')
export class AuditEntry {
  @PrimaryGeneratedColumn('identity') id!: string;
  @Column({ type: 'timestamptz', insert: false }) at!: Date;
  @Column('uuid', { name: 'staff_id' }) staffId!: string;
  @Column('text') action!: AuditAction;
  /** What it was done to, for example the path of a photo. */
  @Column('text') subject!: string;
}

export type AuditAction = 'photo.opened';

@Injectable()
export class Audit {
  constructor(private readonly database: DataSource) {}

  async record(staffId: string, action: AuditAction, subject: string): Promise<void> {
    await this.database.getRepository(AuditEntry).insert({ staffId, action, subject });
  }
}
