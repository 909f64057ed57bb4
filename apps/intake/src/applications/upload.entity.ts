import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stored photo. It belongs to nobody until an application claims it, and goes after a day if none does. */
@Entity('uploads')
export class UploadEntity {
  @PrimaryColumn('text')
  path!: string;

  @Column('integer')
  bytes!: number;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  created_at!: Date;

  @Column('uuid', { nullable: true })
  application_id!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  expired_at!: Date | null;
}
