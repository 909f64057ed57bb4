import { endpoints, replayedSchema, resendSchema, resentSchema } from '@blue-peony/contracts';
import { AppError, type StaffIdentity } from '@blue-peony/service-kit';
import { Body, Controller, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { configToken, type GatewayConfig } from '../config.ts';
import { Audit } from '../shared/audit.ts';
import { Endpoint } from '../shared/endpoint.ts';
import { type Budget, type Limiter, RateLimits } from '../shared/limits/rate-limits.ts';
import { CurrentStaff } from '../shared/identity/staff.guard.ts';
import { Upstream } from '../shared/upstream.ts';

/** So often is one mail sent again, whoever asks: an applicant is not to be flooded by a button. */
const resends: Budget = { name: 'mail-resend', points: 3, seconds: 3_600 };

/** Mails about applications: notification knows what became of them, intake orders one again. */
@Controller()
@ApiTags('Staff')
export class MailsController {
  private readonly resends: Limiter;

  constructor(
    private readonly upstream: Upstream,
    private readonly audit: Audit,
    limits: RateLimits,
    @Inject(configToken) private readonly config: GatewayConfig,
  ) {
    this.resends = limits.limiter(resends);
  }

  @Endpoint(endpoints.listMails)
  listMails(@CurrentStaff() staff: StaffIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.listMails, request, reply, { service: this.notification, staff });
  }

  @Endpoint(endpoints.resendMail)
  async resendMail(
    @CurrentStaff() staff: StaffIdentity,
    @Param('id') subject: string,
    @Body({ schema: resendSchema }) { recipient }: z.infer<typeof resendSchema>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const mail = `${subject.toLowerCase()} ${recipient}`;
    // Counted before it is ordered, so that orders side by side count too; one that comes to nothing is given back.
    await this.resends.take(mail);
    reply.raw.once('close', () => {
      if (reply.statusCode >= 300)
        this.resends.giveBack(mail).catch((err: unknown) => reply.log.warn({ err }, 'limit'));
    });
    return this.upstream.forward(endpoints.resendMail, request, reply, {
      service: this.config.intakeUrl,
      staff,
      transform: async (answer) => {
        const resent = resentSchema.parse(answer);
        await this.audit.record({ staffId: staff.sub, action: 'mail.resent', subject, detail: recipient });
        return resent;
      },
    });
  }

  @Endpoint(endpoints.listDeadLetters)
  listDeadLetters(@CurrentStaff() staff: StaffIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.listDeadLetters, request, reply, { service: this.notification, staff });
  }

  @Endpoint(endpoints.replayDeadLetter)
  replayDeadLetter(@CurrentStaff() staff: StaffIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.replayDeadLetter, request, reply, {
      service: this.notification,
      staff,
      transform: async (answer) => {
        const replayed = replayedSchema.parse(answer);
        await this.audit.record({ staffId: staff.sub, action: 'dead-letter.replayed', subject: replayed.id });
        return replayed;
      },
    });
  }

  private get notification(): string {
    if (!this.config.notificationUrl) throw new AppError('unavailable');
    return this.config.notificationUrl;
  }
}
