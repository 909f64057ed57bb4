import type { AssessmentResult, EarningsBand, Language } from '@blue-peony/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('applications')
export class ApplicationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  created_at!: Date;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  country!: string;

  @Column('text')
  city!: string;

  @Column('text', { nullable: true })
  zip_code!: string | null;

  @Column('text', { nullable: true })
  instagram!: string | null;

  @Column('text', { nullable: true })
  tiktok!: string | null;

  @Column('text', { nullable: true })
  onlyfans_username!: string | null;

  @Column('text')
  onlyfans_monthly_earnings!: EarningsBand;

  @Column('text', { nullable: true })
  other_socials!: string | null;

  @Column('text')
  whatsapp!: string;

  @Column('text', { nullable: true })
  message!: string | null;

  @Column('text', { array: true })
  file_urls!: string[];

  @Column('text')
  language!: Language;

  @Column('smallint', { nullable: true })
  score!: number | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true, select: false })
  first_scored_at!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true, select: false })
  replied_at!: Date | null;

  /** Moves with every change that the desk shows; the live feed follows it. */
  @Column({ type: 'timestamptz', precision: 3, select: false, insert: false })
  updated_at!: Date;

  @Column('text')
  assessment_result!: AssessmentResult;

  @Column('smallint')
  assessment_version!: number;

  @Column('boolean', { select: false })
  age_confirmed!: boolean;

  @Column('text', { select: false })
  privacy_version!: string;

  @Column({ type: 'timestamptz', precision: 3, select: false })
  consented_at!: Date;

  @Column('text', { nullable: true, select: false })
  idempotency_key!: string | null;

  /** SHA-256 of the request that made the row: tells a repeated request from another one under the same key. */
  @Column('bytea', { select: false })
  request_hash!: Buffer;
}
