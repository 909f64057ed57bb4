import type { StaffRole } from '@blue-peony/contracts';
import { Column, Entity, ManyToOne, OneToMany, PrimaryColumn, type Relation } from 'typeorm';

/** One person who may sign in. The e-mail address is stored in lower case. */
@Entity('staff')
export class StaffMemberEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') email!: string;
  /** None before an invited person has chosen a password. */
  @Column('text', { nullable: true }) passwordHash!: string | null;
  @Column('text') role!: StaffRole;
  /** What the person says of herself; nothing is decided by it. */
  @Column('jsonb') userMetadata!: Record<string, unknown>;
  @OneToMany(() => FactorEntity, (factor) => factor.staff) factors!: Relation<FactorEntity[]>;
  @Column('timestamptz', { nullable: true }) bannedAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
  @Column('timestamptz', { nullable: true }) invitedAt!: Date | null;
  /** When she has shown that the address is hers. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) lastSignInAt!: Date | null;
}

/** An authenticator app of a staff member. It counts once a code of it was accepted. */
@Entity('factors')
export class FactorEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') staffId!: string;
  @ManyToOne(() => StaffMemberEntity, (staff) => staff.factors) staff!: Relation<StaffMemberEntity>;
  @Column('text') friendlyName!: string;
  @Column('bytea', { select: false }) sealedSecret!: Buffer;
  @Column('integer') lastCounter!: number;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
  @Column('timestamptz', { nullable: true }) verifiedAt!: Date | null;
}
