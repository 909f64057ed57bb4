import type { MailTextKind, OrderMail } from '@blue-peony/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * `staff` is the agency's shared address, `member` a staff member about their own account, `new_address` the address
 * that an applicant wants to change to, `coach` the one who gives a session.
 */
export type Recipient = 'staff' | 'applicant' | 'new_address' | 'member' | 'buyer' | 'previous_buyer' | 'coach';
/**
 * Every state but `claimed` is final. `failed`: the recipient's server refuses it for good; `suppressed`: held
 * back until a mail gathers it; `erased`: its subject is deleted.
 */
export type DeliveryStatus = 'claimed' | 'sent' | 'failed' | 'suppressed' | 'erased';

/** One mail: of one event, to one kind of recipient. Neither address nor text is stored. */
@Entity('deliveries')
export class DeliveryEntity {
  @PrimaryColumn('uuid') eventId!: string;
  @PrimaryColumn('text') recipient!: Recipient;
  /** Id of the application that the mail is about, if any. */
  @Column('uuid', { nullable: true }) applicationId!: string | null;
  /** Id of the order that the mail is about, if any. */
  @Column('uuid', { nullable: true }) orderId!: string | null;
  /** Kind of a mail about an application or an order. */
  @Column('text', { nullable: true }) mail!: MailTextKind | OrderMail | null;
  /** `claimed` until the mail server's final answer; after the lease any worker may claim it again. */
  @Column('text') status!: DeliveryStatus;
  @Column('timestamptz', { nullable: true }) leaseUntil!: Date | null;
  /** Id of the worker that holds the claim, or held it last. */
  @Column('uuid', { nullable: true }) claimedBy!: string | null;
  @Column('integer') attempts!: number;
  @Column('text') messageId!: string;
  /** Code of the last failure: an SMTP reply code, or the mail library's code. */
  @Column('text', { nullable: true }) lastErrorCode!: string | null;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
}
