import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { StaffMember } from '../../shared/identity/staff.entity.ts';

export type SignInMethod = 'password' | 'recovery' | 'invite' | 'otp';

export type AuthenticationMethod = { method: SignInMethod | 'totp'; /** Unix seconds. */ timestamp: number };

/** One sign-in of a staff member, from the password until its end. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'staff_id' }) staffId!: string;
  @ManyToOne(() => StaffMember)
  @JoinColumn({ name: 'staff_id' })
  staff!: StaffMember;
  @Column('text') aal!: 'aal1' | 'aal2';
  /** Newest first. */
  @Column('jsonb') amr!: AuthenticationMethod[];
  /** The factor that raised it to aal2. */
  @Column('uuid', { name: 'factor_id', nullable: true }) factorId!: string | null;
  /** Makes each refresh token out of the one before it, so that only hashes need to be stored. */
  @Column('bytea', { name: 'refresh_secret' }) refreshSecret!: Buffer;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'last_used_at' }) lastUsedAt!: Date;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;
}
