import { endpoints, nothingToTell, orderTextEndpoints, statementSchema, type Language } from '@blue-peony/contracts';
import { AppError, pageHeaders, Serves, serviceConfig, type Call, type Calls } from '@blue-peony/service-kit';
import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { CommerceConfig } from '../config.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { opensOrder } from '../shared/order/order-secret.ts';
import { Withdraw } from './withdraw.ts';
import { opensWithdrawal } from './withdrawal-link.ts';
import { confirmedPage, linkPage, receivedPage, withdrawalPage } from './withdrawal-page.ts';
import { withdrawalText } from './withdrawal-text.ts';
import { WithdrawalsRepository, type StoredWithdrawal } from './withdrawals.repository.ts';

/** The fields of the form as a browser sends them; `order` and `secret` come from the order's own page. */
const formSchema = z.object({
  name: z.string().default(''),
  contract: z.string().default(''),
  email: z.string().default(''),
  order: z.uuid().optional().catch(undefined),
  secret: z.string().max(100).optional().catch(undefined),
  confirm: z.string().optional(),
});

/** The withdrawal function of Directive 2011/83/EU, Article 11a: plain pages that need no script and no account. */
@Controller()
export class WithdrawalsController {
  constructor(
    private readonly withdraw: Withdraw,
    private readonly withdrawals: WithdrawalsRepository,
    private readonly orders: OrdersRepository,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Serves(endpoints.openWithdrawal)
  openWithdrawal({ params }: Calls['openWithdrawal'], @Res({ passthrough: true }) reply: FastifyReply) {
    reply.headers(pageHeaders());
    return withdrawalPage(params.language, { values: formSchema.parse({}), wrong: [] });
  }

  @Serves(endpoints.sendWithdrawal)
  async sendWithdrawal(
    { params: { language }, body, request }: Calls['sendWithdrawal'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    reply.headers(pageHeaders());
    const values = formSchema.parse(body);
    if (values.confirm === undefined) return withdrawalPage(language, { values, wrong: [] });
    const statement = statementSchema.safeParse(values);
    if (!statement.success) {
      reply.code(422);
      return withdrawalPage(language, { values, wrong: statement.error.issues.map(({ path }) => String(path[0])) });
    }
    const { order: orderId, secret = '' } = values;
    const { found, proven } = await this.withdraw.submit({
      statement: statement.data,
      language,
      correlationId: request.id,
      opens: orderId ? { orderId, opened: (order) => opensOrder(this.config.shopKeys, order, secret) } : undefined,
    });
    return receivedPage(language, found, proven);
  }

  @Serves(endpoints.openWithdrawalLink)
  async openWithdrawalLink({ params }: Calls['openWithdrawalLink'], @Res({ passthrough: true }) reply: FastifyReply) {
    const found = await this.find(params);
    reply.headers(pageHeaders());
    return found.state === 'open' && !found.confirmedAt
      ? linkPage(found, await this.languageOf(found))
      : confirmedPage(found, await this.languageOf(found));
  }

  @Serves(endpoints.confirmWithdrawal)
  async confirmWithdrawal(
    { params, request }: Calls['confirmWithdrawal'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { id } = await this.find(params);
    const found = await this.withdraw.confirm(id, request.id);
    reply.headers(pageHeaders());
    return confirmedPage(found, await this.languageOf(found));
  }

  /** For the notification worker. */
  @Serves(orderTextEndpoints.readWithdrawalText)
  async readWithdrawalText({ params }: Call<typeof orderTextEndpoints.readWithdrawalText>) {
    const found = await this.withdrawals.find(params.id);
    if (!found) throw new AppError('not_found', { detail: nothingToTell });
    const order = found.orderId ? await this.orders.find(found.orderId) : null;
    return withdrawalText(found, order, this.config.shopKeys);
  }

  private async find({ id, secure_token }: { id: string; secure_token: string }): Promise<StoredWithdrawal> {
    const found = opensWithdrawal(this.config.shopKeys, id, secure_token) && (await this.withdrawals.find(id));
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** The buyer's, who need not be the submitter. */
  private async languageOf({ orderId, language }: StoredWithdrawal): Promise<Language> {
    return (orderId && (await this.orders.find(orderId))?.language) || language;
  }
}
