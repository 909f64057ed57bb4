import type { Currency, Language, OrderStatus, ProductType } from '@blue-peony/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody wants to buy, or has bought. */
@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') product!: ProductType;
  @Column('smallint', { nullable: true }) hours!: number | null;
  /** Minor units, fixed when the order is made. */
  @Column('integer') amount!: number;
  @Column('text') currency!: Currency;
  @Column('text') language!: Language;
  @Column('text') provider!: string;
  /** Beside `refundReason`: {@link state} follows from both. */
  @Column('text') status!: 'pending' | 'paid' | 'refunded';
  @Column('text', { nullable: true }) paymentId!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('timestamptz', { nullable: true }) paidAt!: Date | null;
  @Column('text', { nullable: true }) refundReason!: 'refund' | 'dispute' | null;
  @Column('timestamptz') observedAt!: Date;

  get state(): OrderStatus {
    return this.refundReason === 'dispute' ? 'disputed' : this.status;
  }
}
