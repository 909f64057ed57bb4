import {
  applicationSchema,
  type AssessmentResult,
  type EarningsBand,
  type Language,
  type OptionalText,
} from '@blue-peony/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('applications')
export class ApplicationEntity implements Record<OptionalText, string | null> {
  @PrimaryColumn('uuid') id!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('text') country!: string;
  @Column('text') city!: string;
  @Column('text', { nullable: true }) zip_code!: string | null;
  @Column('text', { nullable: true }) instagram!: string | null;
  @Column('text', { nullable: true }) tiktok!: string | null;
  @Column('text', { nullable: true }) onlyfans_username!: string | null;
  @Column('text') onlyfansMonthlyEarnings!: EarningsBand;
  @Column('text', { nullable: true }) other_socials!: string | null;
  @Column('text') whatsapp!: string;
  @Column('text', { name: 'phone_e164', nullable: true }) phoneE164!: string | null;
  @Column('text', { nullable: true }) message!: string | null;
  @Column('text', { array: true }) fileUrls!: string[];
  @Column('text') language!: Language;
  @Column('text', { nullable: true }) source!: string | null;
  @Column('smallint', { nullable: true }) score!: number | null;
  @Column('timestamptz', { nullable: true, select: false }) firstScoredAt!: Date | null;
  @Column('timestamptz', { nullable: true, select: false }) repliedAt!: Date | null;
  /** Moves with every change that the desk shows; the live feed follows it. */
  @Column('timestamptz', { select: false }) updatedAt!: Date;
  @Column('text') assessmentResult!: AssessmentResult;
  @Column('smallint') assessmentVersion!: number;
  @Column('boolean', { select: false }) ageConfirmed!: boolean;
  @Column('text', { select: false }) privacyVersion!: string;
  @Column('timestamptz', { select: false }) consentedAt!: Date;
  @Column('text', { nullable: true, select: false }) idempotencyKey!: string | null;
  /** SHA-256 of the request that made the row: tells a repeated request from another one under the same key. */
  @Column('bytea', { select: false }) requestHash!: Buffer;
}

/** The columns that a deletion of personal data empties; consent, keys and hashes stay. */
export const readColumns = Object.keys(applicationSchema.shape);
