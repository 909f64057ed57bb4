import { endpoints } from '@blue-peony/contracts';
import { found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changeMailSettings, readMailSettings, resendMail } from './mails.ts';

@Controller()
export class MailsController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.resendMail)
  async resendMail({ params, body, staff, request }: Calls['resendMail']) {
    const order = {
      applicationId: params.id,
      staff: staff.sub,
      recipient: body.recipient,
      correlationId: request.id,
    };
    return { event_id: found(await resendMail(this.database, order)) };
  }

  @Serves(endpoints.readMailSettings)
  readMailSettings() {
    return readMailSettings(this.database);
  }

  @Serves(endpoints.changeMailSettings)
  async changeMailSettings({ body }: Calls['changeMailSettings']) {
    await changeMailSettings(this.database, body);
    return body;
  }
}
