import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { StaffMember } from './staff.entity.ts';

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
