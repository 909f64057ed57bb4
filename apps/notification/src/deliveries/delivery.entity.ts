import type { OrderMail } from '@blue-peony/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * `staff` is the shared address of the agency, `member` one staff member about her own account, `new_address`
 * the one that an applicant wants to have mails at.
 */
export type Recipient = 'staff' | 'applicant' | 'new_address' | 'member' | 'buyer' | 'previous_buyer';
/**
 * Everything but `claimed` is an end. `failed`: the recipient's server will never take it; `suppressed`: one mail too many
 * to this address; `erased`: what it was about is deleted.
 */
export type DeliveryStatus = 'claimed' | 'sent' | 'failed' | 'suppressed' | 'erased';

/** What became of one mail: of an event, to one kind of recipient. Neither its address nor its text is kept. */
@Entity('deliveries')
export class DeliveryEntity {
  @PrimaryColumn('uuid') eventId!: string;
  @PrimaryColumn('text') recipient!: Recipient;
  /** The application that the mail is about, if it is about one. */
  @Column('uuid', { nullable: true }) applicationId!: string | null;
  /** The order that the mail is about, if it is about one, and what it tells of it. */
  @Column('uuid', { nullable: true }) orderId!: string | null;
  @Column('text', { nullable: true }) mail!: OrderMail | null;
  /** `claimed` until the mail server has answered for good; whoever finds it so after the lease may try again. */
  @Column('text') status!: DeliveryStatus;
  @Column('timestamptz', { nullable: true }) leaseUntil!: Date | null;
  /** The worker that made the latest claim. */
  @Column('uuid', { nullable: true }) claimedBy!: string | null;
  @Column('integer') attempts!: number;
  @Column('text') messageId!: string;
  /** SMTP reply code or the mail library's, of the last failure. */
  @Column('text', { nullable: true }) lastErrorCode!: string | null;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
}
