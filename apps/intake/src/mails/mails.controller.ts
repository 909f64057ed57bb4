import { endpoints } from '@blue-peony/contracts';
import { found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { Mails } from './mails.ts';

/** Mails that staff send again, and what staff mails contain. */
@Controller()
export class MailsController {
  constructor(private readonly mails: Mails) {}

  @Serves(endpoints.resendMail)
  async resendMail({ params, body, staff, request }: Calls['resendMail']) {
    const order = {
      applicationId: params.id,
      staff: staff.sub,
      recipient: body.recipient,
      correlationId: request.id,
    };
    return { event_id: found(await this.mails.resend(order)) };
  }

  @Serves(endpoints.readMailSettings)
  readMailSettings() {
    return this.mails.settings();
  }

  @Serves(endpoints.changeMailSettings)
  async changeMailSettings({ body }: Calls['changeMailSettings']) {
    await this.mails.changeSettings(body);
    return body;
  }
}
