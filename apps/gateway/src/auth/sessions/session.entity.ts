import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';

export type SignInMethod = 'password' | 'recovery' | 'invite' | 'otp';

export type AuthenticationMethod = { method: SignInMethod | 'totp'; /** Unix seconds. */ timestamp: number };

/** One sign-in of a staff member, from the password until its end. */
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
  /** Makes each refresh token out of the one before it, so that only hashes need to be stored. */
  @Column('bytea') refreshSecret!: Buffer;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') lastUsedAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}
