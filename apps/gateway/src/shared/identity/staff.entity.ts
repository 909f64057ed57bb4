import type { StaffRole } from '@blue-peony/contracts';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryColumn, type Relation } from 'typeorm';

/** One person who may sign in. The e-mail address is stored in lower case. */
@Entity('staff')
export class StaffMember {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') email!: string;
  /** None before an invited person has chosen a password. */
  @Column('text', { name: 'password_hash', nullable: true }) passwordHash!: string | null;
  @Column('text') role!: StaffRole;
  /** What the person says of herself; nothing is decided by it. */
  @Column('jsonb', { name: 'user_metadata' }) userMetadata!: Record<string, unknown>;
  @OneToMany(() => Factor, (factor) => factor.staff) factors!: Relation<Factor[]>;
  @Column('timestamptz', { name: 'banned_at', nullable: true }) bannedAt!: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'invited_at', nullable: true }) invitedAt!: Date | null;
  /** When she has shown that the address is hers. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt!: Date | null;
  @Column('timestamptz', { name: 'last_sign_in_at', nullable: true }) lastSignInAt!: Date | null;
}

/** An authenticator app of a staff member. It counts once a code of it was accepted. */
@Entity('factors')
export class Factor {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'staff_id' }) staffId!: string;
  @ManyToOne(() => StaffMember, (staff) => staff.factors)
  @JoinColumn({ name: 'staff_id' })
  staff!: Relation<StaffMember>;
  @Column('text', { name: 'friendly_name' }) friendlyName!: string;
  @Column('bytea', { name: 'sealed_secret', select: false }) sealedSecret!: Buffer;
  @Column('integer', { name: 'last_counter' }) lastCounter!: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'verified_at', nullable: true }) verifiedAt!: Date | null;
}
