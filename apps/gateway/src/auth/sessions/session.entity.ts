import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';

export type SignInMethod = 'password' | 'recovery' | 'invite' | 'otp' | 'mfa/webauthn';

/** What raises a session that has begun at one factor, as the library names it. */
export type RaisingMethod = 'totp' | 'mfa/recovery_code';

export type AuthenticationMethod = { method: SignInMethod | RaisingMethod; /** Unix seconds. */ timestamp: number };

/** One sign-in of a staff member, from its first factor until its end. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') staffId!: string;
  @ManyToOne(() => StaffMemberEntity) staff!: StaffMemberEntity;
  @Column('text') aal!: 'aal1' | 'aal2';
  /** Newest first. */
  @Column('jsonb') amr!: AuthenticationMethod[];
  /** The factor that raised it to aal2. */
  @Column('uuid', { nullable: true }) factorId!: string | null;
  /** The passkey that opened it. */
  @Column('uuid', { nullable: true }) passkeyId!: string | null;
  /** Makes each refresh token out of the one before it, so that only hashes need to be stored. */
  @Column('bytea') refreshSecret!: Buffer;
  /** In words; empty where it is not known. */
  @Column('text') device!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') lastUsedAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}
