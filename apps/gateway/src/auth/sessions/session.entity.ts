import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';

/** Method that opened a session, as the session library names it. */
export type SignInMethod = 'password' | 'recovery' | 'invite' | 'otp' | 'mfa/webauthn';

/** Methods that raise a session from one factor to two, as the library names them. */
export type RaisingMethod = 'totp' | 'mfa/recovery_code';

/** A method that the session has used, as in the `amr` claim. */
export type AuthenticationMethod = { method: SignInMethod | RaisingMethod; /** Unix seconds. */ timestamp: number };

/** One sign-in of a staff member, from the first factor until its end. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') staffId!: string;
  @ManyToOne(() => StaffMemberEntity) staff!: StaffMemberEntity;
  @Column('text') aal!: 'aal1' | 'aal2';
  /** Authentication methods, newest first. */
  @Column('jsonb') amr!: AuthenticationMethod[];
  /** The factor that raised the session to aal2. */
  @Column('uuid', { nullable: true }) factorId!: string | null;
  /** The passkey that opened the session. */
  @Column('uuid', { nullable: true }) passkeyId!: string | null;
  /** Derives each refresh token from the previous one, so that only hashes need to be stored. */
  @Column('bytea') refreshSecret!: Buffer;
  /** For example "Firefox on Windows"; empty when unknown. */
  @Column('text') device!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') lastUsedAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}
