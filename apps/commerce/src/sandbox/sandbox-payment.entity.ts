import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Payment, PaymentStatus } from '../shared/payment-provider.ts';

/** A row of the sandbox's books; `amount` in minor units. */
@Entity('sandbox_payments')
export class SandboxPaymentEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') orderId!: string;
  @Column('text') title!: string;
  @Column('integer') amount!: number;
  @Column('text') currency!: string;
  @Column('text') returnUrl!: string;
  @Column('text') status!: PaymentStatus;
  @Column('text', { nullable: true }) email!: string | null;
  /** When a payment that was confirmed late is paid. */
  @Column('timestamptz', { nullable: true }) paysAt!: Date | null;
  @Column('timestamptz') updatedAt!: Date;
  /** What else the provider says of it: a tax, a plan, another currency. */
  @Column('jsonb') extra!: Partial<Pick<Payment, 'tax' | 'settled' | 'refunded' | 'sold'> & { paidAt: string }>;
}
