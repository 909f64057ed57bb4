import { AppError, found } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { referenceIn } from '../shared/order/order-reference.ts';
import { EndContract } from './end-contract.ts';
import { WithdrawalsRepository } from './withdrawals.repository.ts';

type Wanted = { id: string; staffId: string };
type Accepted = Wanted & { correlationId: string };

/** Decisions of staff about withdrawals that the buyer has not confirmed, or whose right has ended. */
@Injectable()
export class DecideWithdrawal {
  constructor(
    private readonly withdrawals: WithdrawalsRepository,
    private readonly orders: OrdersRepository,
    private readonly contract: EndContract,
  ) {}

  /** @param reference of the order, where the statement names none or a wrong one @throws AppError not_found, version_conflict */
  async accept({ id, staffId, correlationId }: Accepted, reference: string | undefined): Promise<void> {
    await this.orders.transaction(async (manager) => {
      const order = await this.orderOf(manager, id, reference);
      const kept = await this.withdrawals.find(id, manager);
      if (!order || !kept) throw new AppError('not_found');
      if (kept.state !== 'open' || order.withdrawnAt || !order.paidAt) throw new AppError('version_conflict');
      await this.contract.end(manager, order, kept, { staffId, correlationId });
      const { verdict } = kept;
      await this.withdrawals.decide(manager, id, { state: 'withdrawn', verdict, orderId: order.id, staffId });
    });
  }

  /** @throws AppError not_found, version_conflict */
  async close({ id, staffId }: Wanted, note: string): Promise<void> {
    await this.orders.transaction(async (manager) => {
      const { state, verdict } = found(await this.withdrawals.find(id, manager));
      if (state !== 'open') throw new AppError('version_conflict');
      await this.withdrawals.decide(manager, id, { state: 'closed', verdict, staffId, note });
    });
  }

  /** Locks the order before its withdrawal, as everybody does. A mistyped reference never means the statement's own order. */
  private async orderOf(manager: EntityManager, id: string, given: string | undefined): Promise<OrderEntity | null> {
    const reference = given && referenceIn(given);
    if (given) return reference ? this.orders.lockByReference(manager, reference) : null;
    const orderId = (await this.withdrawals.find(id))?.orderId;
    return orderId ? this.orders.lock(manager, orderId) : null;
  }
}
