import { Column, Entity, PrimaryColumn } from 'typeorm';

export type StaffRole = 'owner' | 'reviewer';

/** One person who may sign in. The e-mail address is stored in lower case. */
@Entity('staff')
export class StaffMember {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') email!: string;
  @Column('text', { name: 'password_hash' }) passwordHash!: string;
  @Column('text') role!: StaffRole;
  @Column('timestamptz', { name: 'banned_at', nullable: true }) bannedAt!: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'last_sign_in_at', nullable: true }) lastSignInAt!: Date | null;
}
