import { checkoutDays, type Currency, type Language, type OrderStatus, type ProductType } from '@blue-peony/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

const checkoutMs = checkoutDays * 86_400_000;

/** What somebody wants to buy, or has bought. */
@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('uuid') id!: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column('text') product!: ProductType;
  @Column('smallint', { nullable: true }) hours!: number | null;
  /** Minor units, fixed when the order is made. */
  @Column('integer') amount!: number;
  @Column('text') currency!: Currency;
  @Column('text') language!: Language;
  @Column('text') provider!: string;
  /** Beside `refundReason` and `standing`: {@link state} follows from all three. */
  @Column('text') status!: 'pending' | 'paid' | 'refunded';
  @Column('text', { nullable: true }) paymentId!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  /** What staff have replaced by `email`. */
  @Column('text', { nullable: true }) previousEmail!: string | null;
  @Column('timestamptz', { nullable: true }) paidAt!: Date | null;
  @Column('text', { nullable: true }) refundReason!: 'refund' | 'dispute' | null;
  /** Of an order that is not paid: whether its payment is a case, or was one. */
  @Column('text', { nullable: true }) standing!: 'review' | 'closed' | null;
  /** Minor units that went back. */
  @Column('integer') refunded!: number;
  @Column('timestamptz') observedAt!: Date;
  /** Raised to end every secret of the order that is out. */
  @Column('integer') secretVersion!: number;

  get state(): OrderStatus {
    if (this.refundReason === 'dispute') return 'disputed';
    if (this.status !== 'pending') return this.status;
    return this.standing ?? (this.endedBy(new Date()) ? 'expired' : 'pending');
  }

  /** Whether nobody waited for a payment any more. */
  endedBy(time: Date): boolean {
    return time.getTime() > this.createdAt.getTime() + checkoutMs;
  }
}

/** {@link OrderEntity.state} for SQL. */
export const orderState = `CASE
  WHEN refund_reason = 'dispute' THEN 'disputed' WHEN status <> 'pending' THEN status
  ELSE coalesce(standing, CASE WHEN created_at < now() - interval '${checkoutDays} days' THEN 'expired' ELSE 'pending' END) END`;
