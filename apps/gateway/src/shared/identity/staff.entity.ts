import type { StaffRole } from '@blue-peony/contracts';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

/** A staff account. The email address is stored in lower case. */
@Entity('staff')
export class StaffMemberEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') email!: string;
  /** Null until an invited person has chosen a password. */
  @Column('text', { nullable: true }) passwordHash!: string | null;
  @Column('text') role!: StaffRole;
  /** Number of password changes. It is part of photo links, so that a new password ends the old links. */
  @Column('integer') photoEpoch!: number;
  /** Data that people set about themselves; no decision depends on it. */
  @Column('jsonb') userMetadata!: Record<string, unknown>;
  @OneToMany(() => FactorEntity, (factor) => factor.staff) factors!: Relation<FactorEntity[]>;
  @OneToMany(() => PasskeyEntity, (passkey) => passkey.staff) passkeys!: Relation<PasskeyEntity[]>;
  @OneToOne(() => RecoveryCodesEntity, (codes) => codes.staff) recoveryCodes!: Relation<RecoveryCodesEntity> | null;
  @Column('timestamptz', { nullable: true }) bannedAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
  @Column('timestamptz', { nullable: true }) invitedAt!: Date | null;
  /** When the address was confirmed. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) lastSignInAt!: Date | null;
}

/** An authenticator app of a staff member. It counts once one of its codes was accepted. */
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

/**
 * A passkey of a staff member. It counts as two factors, because the authenticator checks a PIN, a finger or a face.
 */
@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') staffId!: string;
  @ManyToOne(() => StaffMemberEntity, (staff) => staff.passkeys) staff!: Relation<StaffMemberEntity>;
  /** Id that the authenticator gave the passkey, base64url. */
  @Column('text') credentialId!: string;
  /** In COSE format. */
  @Column('bytea', { select: false }) publicKey!: Buffer;
  /** Signature counter, as text; authenticators that do not count send 0. */
  @Column('bigint') counter!: string;
  @Column('text', { array: true }) transports!: string[];
  @Column('text') friendlyName!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
}

/** Recovery codes of a staff member: each replaces the second factor once. */
@Entity('recovery_codes')
export class RecoveryCodesEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') staffId!: string;
  @OneToOne(() => StaffMemberEntity, (staff) => staff.recoveryCodes)
  @JoinColumn()
  staff!: Relation<StaffMemberEntity>;
  @Column('text') friendlyName!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
}
