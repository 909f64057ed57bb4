import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Payment, PaymentStatus } from '../shared/payment-provider.ts';

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
  @Column('timestamptz', { nullable: true }) paysAt!: Date | null;
  @Column('timestamptz') updatedAt!: Date;
  /** Other facts that the provider reports: tax, plan, another currency. */
  @Column('jsonb') extra!: Partial<Pick<Payment, 'tax' | 'settled' | 'refunded' | 'sold'> & { paidAt: string }>;
}
