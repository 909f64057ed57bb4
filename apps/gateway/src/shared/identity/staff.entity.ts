import type { StaffRole } from '@blue-peony/contracts';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

/** One person who may sign in. The e-mail address is stored in lower case. */
@Entity('staff')
export class StaffMemberEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') email!: string;
  /** None before an invited person has chosen a password. */
  @Column('text', { nullable: true }) passwordHash!: string | null;
  @Column('text') role!: StaffRole;
  /** How often she has changed her password: links to photos name it. */
  @Column('integer') photoEpoch!: number;
  /** What the person says of herself; nothing is decided by it. */
  @Column('jsonb') userMetadata!: Record<string, unknown>;
  @OneToMany(() => FactorEntity, (factor) => factor.staff) factors!: Relation<FactorEntity[]>;
  @OneToMany(() => PasskeyEntity, (passkey) => passkey.staff) passkeys!: Relation<PasskeyEntity[]>;
  @OneToOne(() => RecoveryCodesEntity, (codes) => codes.staff) recoveryCodes!: Relation<RecoveryCodesEntity> | null;
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

/** A passkey of a staff member: two factors at once, since the authenticator asks for a PIN, a finger or a face. */
@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') staffId!: string;
  @ManyToOne(() => StaffMemberEntity, (staff) => staff.passkeys) staff!: Relation<StaffMemberEntity>;
  /** The authenticator's own name for it, base64url. */
  @Column('text') credentialId!: string;
  /** COSE. */
  @Column('bytea', { select: false }) publicKey!: Buffer;
  /** Of its signatures, as text; authenticators that do not count send 0. */
  @Column('bigint') counter!: string;
  @Column('text', { array: true }) transports!: string[];
  @Column('text') friendlyName!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
}

/** The recovery codes of a staff member: each stands once for the second factor. */
@Entity('recovery_codes')
export class RecoveryCodesEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') staffId!: string;
  @OneToOne(() => StaffMemberEntity, (staff) => staff.recoveryCodes)
  @JoinColumn()
  staff!: Relation<StaffMemberEntity>;
  @Column('text') friendlyName!: string;
  @Column('bytea', { select: false }) salt!: Buffer;
  /** argon2id of each code that is not used yet. */
  @Column('bytea', { array: true, select: false }) hashes!: Buffer[];
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
}
