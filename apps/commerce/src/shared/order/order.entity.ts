import { terms } from '@blue-peony/agency';
import { type Currency, type Language, type OrderStatus, type ProductType } from '@blue-peony/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

const checkoutMs = terms.checkoutDays * 86_400_000;

@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('uuid') id!: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column('text') product!: ProductType;
  @Column('smallint', { nullable: true }) hours!: number | null;
  /** In minor units, fixed when the order is created. */
  @Column('integer') amount!: number;
  @Column('text') currency!: Currency;
  @Column('text') language!: Language;
  @Column('text') provider!: string;
  /** What the provider has reported; {@link status} is derived from it, `refundReason` and `caseStatus`. */
  @Column('text', { name: 'status' }) paymentStatus!: 'pending' | 'paid' | 'refunded';
  @Column('text', { nullable: true }) paymentId!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  /** Previous address, which staff have replaced with `email`. */
  @Column('text', { nullable: true }) previousEmail!: string | null;
  @Column('timestamptz', { nullable: true }) paidAt!: Date | null;
  /** The event that asked for the mails of the payment. */
  @Column('uuid', { nullable: true }) paidEventId!: string | null;
  @Column('text', { nullable: true }) refundReason!: 'refund' | 'dispute' | null;
  /** For an unpaid order: whether its payment is or was a case. */
  @Column('text', { name: 'standing', nullable: true }) caseStatus!: 'review' | 'closed' | null;
  @Column('integer') refunded!: number;
  /** When the buyer's withdrawal was submitted by which the contract ended. */
  @Column('timestamptz', { nullable: true }) withdrawnAt!: Date | null;
  @Column('timestamptz') observedAt!: Date;
  /** Incremented to revoke all secrets of the order. */
  @Column('integer') secretVersion!: number;

  get status(): OrderStatus {
    if (this.refundReason === 'dispute') return 'disputed';
    if (this.paymentStatus !== 'pending') return this.paymentStatus;
    return this.caseStatus ?? (this.endedBy(new Date()) ? 'expired' : 'pending');
  }

  /** Whether the order had expired by then. */
  endedBy(time: Date): boolean {
    return time.getTime() > this.createdAt.getTime() + checkoutMs;
  }
}

export const orderStatus = `CASE
  WHEN refund_reason = 'dispute' THEN 'disputed' WHEN status <> 'pending' THEN status
  ELSE coalesce(standing, CASE WHEN created_at < now() - interval '${terms.checkoutDays} days' THEN 'expired' ELSE 'pending' END) END`;
