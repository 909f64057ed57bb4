import {
  applicationSchema,
  type AssessmentResult,
  type EarningsBand,
  type Language,
  type OptionalText,
  optionalTextNames,
} from '@blue-peony/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

class Identified {
  @PrimaryColumn('uuid') id!: string;
}

/** The texts that an applicant may leave out: a column for each name of the contract's table. */
const WithOptionalTexts = Identified as new () => Identified & Record<OptionalText, string | null>;
for (const name of optionalTextNames) Column('text', { nullable: true })(Identified.prototype, name);

/** The columns that a submission writes. */
@Entity('applications')
export class ApplicationEntity extends WithOptionalTexts {
  @Column('timestamptz') createdAt!: Date;
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('text') country!: string;
  @Column('text') city!: string;
  @Column('text') onlyfansMonthlyEarnings!: EarningsBand;
  @Column('text') whatsapp!: string;
  @Column('text', { name: 'phone_e164', nullable: true }) phoneE164!: string | null;
  @Column('text', { array: true }) fileUrls!: string[];
  @Column('text') language!: Language;
  @Column('boolean') discreet!: boolean;
  @Column('text', { nullable: true }) source!: string | null;
  @Column('text') assessmentResult!: AssessmentResult;
  @Column('smallint') assessmentVersion!: number;
  @Column('boolean', { select: false }) ageConfirmed!: boolean;
  @Column('text', { select: false }) privacyVersion!: string;
  @Column('text', { nullable: true, select: false }) idempotencyKey!: string | null;
  /** SHA-256 of the request that made the row: tells a repeated request from another one under the same key. */
  @Column('bytea', { select: false }) requestHash!: Buffer;
}

/** The columns that a deletion of personal data empties; consent, keys and hashes stay. */
export const readColumns = Object.keys(applicationSchema.shape);
